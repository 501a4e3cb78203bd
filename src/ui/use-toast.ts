import { useCallback, useEffect, useRef, useState } from 'react';
import { type PausableTimer, startPausableTimer } from './pausable-timer.ts';

/** How long a toast stays, in ms (spec §9). */
const TOAST_DURATION = 5000;

export type ToastType = 'success' | 'error';

export interface ToastState {
  /** The type last shown; it stays while the toast fades. */
  type: ToastType;
  visible: boolean;
  /** How many toasts there have been. */
  count: number;
  show: (type: ToastType) => void;
  hide: () => void;
  /** Pauses the timer for a reason, and resumes it when no reason is left (WCAG 2.2.1). */
  hold: (reason: HoldReason, holding: boolean) => void;
}

type HoldReason = 'pointer' | 'focus' | 'hidden-tab';

/** The page's one toast: shown, then hidden after `TOAST_DURATION` or when closed (spec §4). */
export function useToast(): ToastState {
  const [type, setType] = useState<ToastType>('success');
  const [visible, setVisible] = useState(false);
  const [count, setCount] = useState(0);
  const timer = useRef<PausableTimer>(undefined);
  const reasons = useRef(new Set<HoldReason>());

  const hide = useCallback(() => {
    timer.current?.cancel();
    timer.current = undefined;
    reasons.current.delete('pointer');
    reasons.current.delete('focus');
    setVisible(false);
  }, []);

  const show = useCallback(
    (next: ToastType) => {
      timer.current?.cancel();
      setType(next);
      setVisible(true);
      setCount((previous) => previous + 1);
      timer.current = startPausableTimer(TOAST_DURATION, hide);
      if (reasons.current.size > 0) timer.current.pause();
    },
    [hide],
  );

  const hold = useCallback((reason: HoldReason, holding: boolean) => {
    if (holding) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (reasons.current.size > 0) timer.current?.pause();
    else timer.current?.resume();
  }, []);

  useEffect(() => {
    const onVisibility = () => hold('hidden-tab', document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [hold]);

  return { type, visible, count, show, hide, hold };
}
