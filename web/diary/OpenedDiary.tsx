import { DeskNote } from '../desk/DeskNote.tsx';
import { NotFetched } from '../desk/NotFetched.tsx';
import { DiarySheet } from './DiarySheet.tsx';
import { useDiary } from './use-diary.ts';

/** The diary that a key opens. */
export function OpenedDiary({ diaryKey }: { diaryKey: string }) {
  const { data: diary, isPending, isFetching, isError, refetch } = useDiary(diaryKey);
  if (diary) {
    return (
      <DiarySheet
        diaryKey={diaryKey}
        diary={diary}
        hasNoSignal={isError}
        isFetching={isFetching}
        onRefetch={refetch}
      />
    );
  }
  if (diary === null) {
    return (
      <DeskNote heading="This link no longer works">
        <p>The diary has a newer link. Ask whoever runs the website for it.</p>
      </DeskNote>
    );
  }
  return <NotFetched isPending={isPending} isFetching={isFetching} onRefetch={refetch} />;
}
