import { planLink } from '../../domain/your-move/move-plan.ts';

/** On paper the link that only reads: whoever finds the paper, or has it from somebody, sees how the move is now. */
export function PlanOnPaper({ readKey }: { readKey: string }) {
  const path = planLink(readKey);
  return (
    <p className="wrap-anywhere hidden text-small print:labels:hidden print:block">
      <span>When and where we come, always up to date:</span>{' '}
      {/* Without its host, after which the style of paper would print the address again. */}
      <a href={path} className="inline-block">
        {new URL(path, location.href).href}
      </a>
    </p>
  );
}
