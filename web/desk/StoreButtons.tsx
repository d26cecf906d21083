import { Button } from '../ui/Button.tsx';

interface StoreButtonsProps {
  /** What the main button does. */
  children: string;
  onDiscard: () => void;
}

/** The end of a form: store it, or think again. */
export function StoreButtons({ children, onDiscard }: StoreButtonsProps) {
  return (
    <>
      <Button type="submit">{children}</Button>
      <Button kind="quiet" onClick={onDiscard}>
        Not now
      </Button>
    </>
  );
}
