import { isOurRefusal } from './request.ts';

/** This device is not one of the team's, and our server shows it nothing. */
export class NotSignedIn extends Error {}

/** @throws NotSignedIn if the server asks for a device of the team */
export async function expectDevice(response: Response): Promise<void> {
  if (response.status !== 401 || !isOurRefusal(response)) return;
  const { needs } = (await response.clone().json()) as { needs?: string }; // a problem document of ours
  if (needs === 'device') throw new NotSignedIn('This device is not signed in');
}
