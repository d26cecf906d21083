/** How far back the diary goes. */
export const DIARY_PAST_DAYS = 7;
/** How old an open request without a date may be, before a yes. */
export const DIARY_UNDATED_DAYS = 30;
/** How far ahead it shows what is not agreed; agreed moves are all there. */
export const DIARY_DAYS = 60;
/** As many are found at once. */
export const MOST_FOUND = 20;
