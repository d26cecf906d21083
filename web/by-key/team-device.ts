import { TEAM_DEVICE_KEY } from '../forms/link-storage-keys.ts';
import { deviceMemory } from '../forms/tab-memory.ts';

/** Whether this browser has opened a desk or the diary: whoever looks at a visitor's page in it is of the team. */
export const teamDevice = deviceMemory<true>(TEAM_DEVICE_KEY, {
  read: (text) => text === 'yes' || undefined,
  write: () => 'yes',
});
