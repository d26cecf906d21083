import { CircleAlert, CircleCheck, X } from 'lucide';
import { Toast } from 'radix-ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { LazyStylesheet } from '../islands/LazyStylesheet.tsx';
import { Icon } from '../ui/Icon.tsx';
import { dismissNotice, NOTICE_DURATION_MS, useNotice } from './notices.ts';
import styles from './toaster.css?url';

const SWIPE_THRESHOLD_PX = 50;

/** The notification area (docs/product.md, 4): swipe right dismisses, F8 focuses it. */
export function Toaster() {
  const notice = useNotice();
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const rememberWhere = ({ relatedTarget }: FocusEvent) => {
    const isInside = viewport.current?.parentElement?.contains(relatedTarget as Node | null);
    if (!isInside) cameFrom.current = relatedTarget;
  };
  // Radix leaves the focus of a closed notice on the empty list, at the end of the page.
  const isOpen = notice?.open;
  useEffect(() => {
    if (isOpen || document.activeElement !== viewport.current) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [isOpen]);

  const destructive = notice?.variant === 'destructive';
  const icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Toast.Provider
      duration={NOTICE_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <LazyStylesheet href={styles} />
      {notice && (
        <Toast.Root
          key={notice.id}
          open={notice.open}
          onOpenChange={(open) => !open && dismissNotice(notice.id)}
          type={destructive ? 'foreground' : 'background'}
          className={`toast ${destructive ? 'toast-destructive' : ''}`}
        >
          <Icon drawing={icon} size={26} strokeWidth={1.75} className="toast-icon" />
          <div className="grow">
            <Toast.Title className="toast-title">
              <span>{notice.title}</span>
            </Toast.Title>
            {/* Screen readers join all the texts into one. */ ' '}
            <Toast.Description className="toast-description">
              <span>{notice.description}</span>
            </Toast.Description>
          </div>
          <Toast.Close className="toast-close" aria-label="Close this notice">
            <Icon drawing={X} size={22} strokeWidth={1.75} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        onFocus={rememberWhere}
        className={`toast-viewport ${destructive ? 'toast-viewport-failed' : ''}`}
      />
    </Toast.Provider>
  );
}
