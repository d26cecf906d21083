import { TeamNote } from '../by-key/TeamNote.tsx';

/** Shown to an earlier key of the diary. */
export const NO_DIARY = (
  <TeamNote heading="This link no longer works">
    <p>The diary has a newer link. Ask whoever runs the website for it.</p>
  </TeamNote>
);
