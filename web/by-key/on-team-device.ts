import { TEAM_DEVICE_KEY, TEAM_NAME_KEY } from '../memory/link-storage-keys.ts';
import { deviceMemory } from '../memory/memory.ts';
import { storedText } from '../memory/stored-shape.ts';

/** `yes` when this browser has opened a desk or the diary: whoever looks at a visitor's page in it is of the team. */
export const teamDevice = deviceMemory(TEAM_DEVICE_KEY, storedText);

/** Who acts on this device: whoever signed it in, or the name that was typed since. */
export const teamName = deviceMemory(TEAM_NAME_KEY, storedText);
