import {
  DESK_DRAFT_KEY,
  PHONED_DRAFT_KEY,
  TEAM_DEVICE_KEY,
  TEAM_NAME_KEY,
  TEAM_PAPERS_KEY,
} from '../memory/link-storage-keys.ts';

/** Forgets all that this browser keeps for the team: whoever gets the device reads none of it. */
export function forgetTeam(): void {
  const ours = [DESK_DRAFT_KEY, PHONED_DRAFT_KEY, TEAM_DEVICE_KEY, TEAM_NAME_KEY, TEAM_PAPERS_KEY];
  try {
    for (const key of Object.keys(localStorage)) {
      if (ours.some((each) => key.startsWith(each))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is switched off, so that nothing is kept.
  }
}
