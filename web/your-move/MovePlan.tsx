import { KeyedPage } from '../by-key/KeyedPage.tsx';
import { NoPlan } from './NoPlan.tsx';
import { OpenedPlan } from './OpenedPlan.tsx';

/** The page behind a link that only reads. It has an address of its own: in one tab it takes nothing from the visitor's page,
 *  and its readers load none of the forms. */
export function MovePlan() {
  return (
    <KeyedPage follows="reload" withoutKey={<NoPlan />}>
      {(key) => <OpenedPlan readKey={key} />}
    </KeyedPage>
  );
}
