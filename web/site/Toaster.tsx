import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import styles from '../styles/toast.css?url';
import { dismissNotice, NOTICE_DURATION_MS, useNotice } from './notices.ts';

const SWIPE_THRESHOLD_PX = 50;
const neverChanges = () => () => {};

/** The notification area (docs/product.md, 4): swipe right dismisses, F8 focuses it. */
export function Toaster() {
  return (
    <ErrorBoundary fallback={null}>
      <Notices />
    </ErrorBoundary>
  );
}

function Notices() {
  // Radix writes an inline style on the server, which the content security policy blocks.
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const notice = useNotice();
  if (!inBrowser) return null;

  const destructive = notice?.variant === 'destructive';
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Toast.Provider
      duration={NOTICE_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {/* Fetched with the notices: no page has any at first. */}
      <link rel="stylesheet" href={styles} precedence="late" />
      {notice && (
        <Toast.Root
          key={notice.id}
          open={notice.open}
          onOpenChange={(open) => !open && dismissNotice(notice.id)}
          type={destructive ? 'foreground' : 'background'}
          className={`toast ${destructive ? 'toast-destructive' : ''}`}
        >
          <Icon size={26} strokeWidth={1.75} aria-hidden className="toast-icon" />
          <div className="grow">
            <Toast.Title className="toast-title">{notice.title}</Toast.Title>
            <Toast.Description className="toast-description">
              {notice.description}
            </Toast.Description>
          </div>
          <Toast.Close className="toast-close" aria-label="Close this notice">
            <X size={22} strokeWidth={1.75} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" />
    </Toast.Provider>
  );
}
