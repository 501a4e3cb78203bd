/** Interface icons, from the Feather set; the build puts their symbols into the page. */
export const iconNames = ['alert-triangle', 'arrow-right', 'menu', 'pause', 'play', 'x'] as const;

export type IconName = (typeof iconNames)[number];

/** An interface icon. Decoration: its control has a name of its own. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
