import { Video } from 'lucide';
import { LEGENDS, QUESTIONS } from '../../../domain/request/request-questions.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface VideoSurveyFieldProps {
  /** Whether the team asks for somebody, and knows how it goes. */
  isTheirs?: boolean;
}

/** Asks for a survey on a video call, or takes that back. */
export function VideoSurveyField({ isTheirs = false }: VideoSurveyFieldProps) {
  return (
    <ChoiceGroup legend={LEGENDS.survey} optional>
      <Choice
        type="checkbox"
        name="videoSurvey"
        value="yes"
        label={QUESTIONS.videoSurvey.box}
        // claim
        {...(!isTheirs && {
          hint: 'We’ll agree on a time. You walk us through the rooms, and we price what we see.',
        })}
        icon={<Icon drawing={Video} strokeWidth={1.5} />}
      />
    </ChoiceGroup>
  );
}
