import { type RefObject, useRef } from 'react';

/** How far the cord follows what pulls it, in px. */
const LONGEST_PULL = 24;
/** A pull of this length switches the lamp, in px. */
const SWITCHING_PULL = 14;
/** A shorter pull than this is a tap, in px. */
const SHORTEST_PULL = 4;

/**
 * The lamp's cord, which follows a finger or a mouse that pulls its knob, and springs back. The knob is a label of the
 * switch, so that a tap needs no script.
 */
export function LampCord({ lampSwitch }: { lampSwitch: RefObject<HTMLInputElement | null> }) {
  const cord = useRef<HTMLElement>(null);
  const pull = useRef({ from: 0, length: 0 });
  const follow = (length: number) => {
    cord.current?.style.setProperty('--pulled', `${length}px`);
    cord.current?.toggleAttribute('data-pulled', length > 0);
  };
  return (
    <i ref={cord} aria-hidden="true">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its control is named by other words */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its control takes the keys */}
      <label
        htmlFor="lamp"
        data-knob=""
        onPointerDown={({ currentTarget, pointerId, clientY }) => {
          currentTarget.setPointerCapture(pointerId);
          pull.current = { from: clientY, length: 0 };
        }}
        onPointerMove={({ currentTarget, pointerId, clientY }) => {
          if (!currentTarget.hasPointerCapture(pointerId)) return;
          pull.current.length = Math.min(Math.max(clientY - pull.current.from, 0), LONGEST_PULL);
          follow(pull.current.length);
        }}
        onPointerUp={() => {
          if (pull.current.length >= SWITCHING_PULL) lampSwitch.current?.click();
        }}
        onLostPointerCapture={() => follow(0)}
        // A mouse clicks after its pull, too.
        onClick={(event) => {
          if (pull.current.length >= SHORTEST_PULL) event.preventDefault();
        }}
      />
    </i>
  );
}
