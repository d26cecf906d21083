/** How far back the diary goes. */
export const DIARY_PAST_DAYS = 7;
/** How far ahead it shows what is not agreed; agreed moves are all there. */
export const DIARY_DAYS = 60;
