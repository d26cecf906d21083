/** All that the pages behind a link keep in a browser, as in storage-keys.ts. The public pages load none of it. */

// In the tab: gone when it is closed.
/** One for each move, with the beginning of its key behind it. */
export const CHANGE_DRAFT_KEY = 'change-draft-';
export const QUESTION_DRAFT_KEY = 'question-draft-';
export const REPORT_DRAFT_KEY = 'report-draft-';
export const CANCEL_DRAFT_KEY = 'cancel-draft-';
export const CARD_DRAFT_KEY = 'card-draft-';
/** The key of the link that a page was opened with, with the page's path behind it. */
export const OPENED_LINK_KEY = 'opened-link-';
/** The name of a tab of the team's, for its drafts. */
export const TAB_KEY = 'team-tab';

// On the device: there for the next tab too.
/** One for each move, with its reference behind it. */
export const CHECKLIST_KEY = 'checklist-';
/** On the team's devices, one for each request, with the beginning of its key behind it. */
export const DESK_DRAFT_KEY = 'desk-draft-';
/** A request that the team enters after a call. */
export const PHONED_DRAFT_KEY = 'phoned-draft';
export const TEAM_NAME_KEY = 'desk-name';
export const TEAM_PAPERS_KEY = 'desk-papers';
export const TEAM_DEVICE_KEY = 'team-device';
