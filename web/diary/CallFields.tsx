import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { moveTypes } from '../../content/move-types.ts';
import { offersVideoSurvey } from '../../content/video-survey.ts';
import { CONTROL_LABELS, MOVE_TYPE_LABELS } from '../../domain/request/labels.ts';
import type { Caller } from '../../domain/team/call.schema.ts';
import { CALL_LABELS } from '../../domain/team/call-labels.ts';
import { sendByTeam } from '../api/by-device.ts';
import { type CallFormValues, countVisits, knowsDay } from '../quote/call-form.ts';
import { OptionalFields } from '../quote/fields/OptionalFields.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import type { Elements } from '../ui/elements.ts';
import { useAnswer, useAnswers, useFormAround } from '../ui/form-around.ts';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import { LINK } from '../ui/text-link.ts';
import { CallVisits, type CallVisitsProps, Crew } from './CallVisits.tsx';

const OWN = { autoComplete: 'off' } as const;

const SAID = [
  ['', 'Not yet'],
  ['yes', 'Yes'],
  ['booked', CALL_LABELS.booked],
] as const satisfies [CallFormValues['answer'], string][];

/** A name and a number; the rest is folded until it is said. */
export function CallFields({ outOn }: Pick<CallVisitsProps, 'outOn'>) {
  const form = useFormAround<CallFormValues>();
  const { first } = form;
  const { answer, visits } = useAnswers(form);
  const isSingle = countVisits({ visits }) === 1;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="name" label={CALL_LABELS.name} autoCapitalize="words" {...OWN} />
        <TextField name="phone" label={CONTROL_LABELS.phone} type="tel" {...OWN} />
      </div>
      <OtherCases />
      <Fold summary="Addresses" isOpen={first.fromAddress !== '' || first.toAddress !== ''}>
        {(['fromAddress', 'toAddress'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={CONTROL_LABELS[name]}
            optional
            autoCapitalize="words"
            {...OWN}
          />
        ))}
        {moveTypes.length > 1 && (
          <ChoiceGroup legend="What moves?">
            <div className="grid gap-2.5 md:grid-cols-2">
              {moveTypes.map((type) => (
                <Choice
                  key={type}
                  type="radio"
                  name="moveType"
                  value={type}
                  label={MOVE_TYPE_LABELS[type]}
                />
              ))}
            </div>
          </ChoiceGroup>
        )}
      </Fold>
      <Fold summary={CALL_LABELS.visits} isOpen={knowsDay(first)}>
        <CallVisits outOn={outOn} />
        <Segments name="answer" legend="Did they say yes?" options={SAID} />
        {answer === 'booked' && isSingle && <Crew index={0} />}
      </Fold>
      <Fold
        summary="Email, notes, furniture, doors"
        isOpen={first.email !== '' || first.additionalNotes !== ''}
      >
        <TextField name="email" label={CONTROL_LABELS.email} type="email" optional {...OWN} />
        <OptionalFields asksSurvey={offersVideoSurvey} isTheirs />
      </Fold>
    </>
  );
}

interface FoldProps {
  summary: string;
  isOpen: boolean;
  children: Elements;
}

/** Whoever opens it types in its first field. */
function Fold({ summary, isOpen, children }: FoldProps) {
  const [wasOpen] = useState(isOpen);
  const isFirst = useRef(wasOpen);
  return (
    <Disclosure
      summary={summary}
      open={wasOpen}
      onToggle={({ currentTarget }) => {
        const isDrawn = isFirst.current;
        isFirst.current = false;
        if (!currentTarget.open || isDrawn) return;
        currentTarget.querySelector<HTMLInputElement>('input:not([type="checkbox"])')?.focus();
      }}
    >
      <div className="grid gap-4 pt-3">{children}</div>
    </Disclosure>
  );
}

/** As many as a number in South Africa has. */
const DIGITS = 9;

/** What else came from the number, while it is typed. */
function OtherCases() {
  const phone = useAnswer(useFormAround<CallFormValues>(), 'phone');
  const digits = phone.replaceAll(/\D/g, '');
  const { data } = useQuery({
    queryKey: ['/api/diary/callers', digits],
    enabled: digits.length >= DIGITS,
    queryFn: async () => {
      const answer = await sendByTeam<Caller>('POST', '/api/diary/callers', undefined, {
        body: { phone },
      });
      return answer.outcome === 'stored' ? answer.body.alsoFrom : [];
    },
  });
  return (
    <div role="status" className="not-empty:-mt-3">
      {digits.length >= DIGITS && data && data.length > 0 && (
        <div>
          <p className="font-semibold">We know this number:</p>
          {data.map(({ reference, name, label, url }) => (
            <p key={reference} className="wrap-anywhere mt-1.5 leading-snug">
              <a href={url} className={LINK}>
                {`${name}, ${label}`}
              </a>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
