import { ArrowRight } from 'lucide';
import { Icon } from './Icon.tsx';

interface ArrowLinkProps {
  href: string;
  children: string;
  /** The link's subject, for visitors who hear links out of context. */
  about?: string;
}

export function ArrowLink({ href, children, about }: ArrowLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex w-fit items-center gap-2.5 font-semibold text-jacaranda underline-offset-4 hover:underline"
    >
      <span>
        {children}
        {about && <span className="sr-only">: {about}</span>}
      </span>
      <Icon drawing={ArrowRight} size={20} strokeWidth={1.75} />
    </a>
  );
}
