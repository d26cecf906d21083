import { TEAM_NAME_KEY } from '../forms/storage-keys.ts';

const PLACE = TEAM_NAME_KEY;

/** The name typed on this device before; empty at first. */
export function readTeamName(): string {
  try {
    return localStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}

export function keepTeamName(name: string): void {
  try {
    localStorage.setItem(PLACE, name);
  } catch {
    // Storage is off or full: the name is typed again next time.
  }
}
