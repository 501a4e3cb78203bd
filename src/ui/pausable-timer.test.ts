import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPausableTimer } from './pausable-timer.ts';

describe('startPausableTimer', () => {
  const onEnd = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    onEnd.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends after its duration, not before', () => {
    startPausableTimer(5000, onEnd);
    vi.advanceTimersByTime(4999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not count the time it was paused', () => {
    const timer = startPausableTimer(5000, onEnd);
    vi.advanceTimersByTime(3000);
    timer.pause();
    vi.advanceTimersByTime(60_000);
    timer.resume();
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is not shortened by a second pause or a second resume', () => {
    const timer = startPausableTimer(1000, onEnd);
    timer.resume();
    timer.pause();
    timer.pause();
    timer.resume();
    vi.advanceTimersByTime(1000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('never ends once cancelled, even when resumed', () => {
    const timer = startPausableTimer(1000, onEnd);
    timer.cancel();
    timer.resume();
    vi.advanceTimersByTime(5000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
