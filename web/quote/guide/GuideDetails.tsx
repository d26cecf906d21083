import { type GuideProps, useGuide } from './use-guide.tsx';

/** The rest of the price guide, below the buttons: there it moves nothing when it changes. */
export function GuideDetails(props: GuideProps) {
  const { draw } = useGuide(props);
  return draw(({ LoadDetails }, answers) => <LoadDetails answers={answers} />);
}
