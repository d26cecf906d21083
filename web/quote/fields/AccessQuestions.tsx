import type { AccessFormValues } from '../../../domain/request/access.form.ts';
import { ACCESS_SIDES } from '../../../domain/request/access.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import { type AccessControls, AccessSide } from './AccessSide.tsx';
import styles from './access-questions.css?url';

interface AccessQuestionsProps {
  answers: AccessFormValues;
  control: AccessControls;
}

/** How the crew gets to both doors. Every answer is optional, with its effect shown under it. */
export function AccessQuestions(props: AccessQuestionsProps) {
  return (
    <div className="access-questions">
      <LazyStylesheet href={styles} />
      {ACCESS_SIDES.map((side) => (
        <AccessSide key={side} side={side} {...props} />
      ))}
    </div>
  );
}
