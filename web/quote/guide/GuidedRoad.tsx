import { StepRoad } from '../road/StepRoad.tsx';
import { type GuideProps, useGuide } from './use-guide.tsx';

/** The road of the steps. On the two about a home its truck is loaded, and the price guide is
 *  under it, in room that is kept for them. */
export function GuidedRoad({ step }: GuideProps) {
  const { aboutHome, draw } = useGuide({ step });
  return (
    <>
      <StepRoad
        step={step}
        labelId="step-label"
        load={
          aboutHome ? draw(({ TruckLoad }, answers) => <TruckLoad answers={answers} />) : undefined
        }
      >
        {draw(({ LoadWords }, answers) => (
          <LoadWords answers={answers} />
        ))}
      </StepRoad>
      <div className={aboutHome ? 'scripted mt-2.5 mb-6 min-h-11 md:mt-5' : 'scripted mb-8'}>
        {draw(({ PriceGuide }, answers) => (
          <PriceGuide answers={answers} />
        ))}
      </div>
    </>
  );
}
