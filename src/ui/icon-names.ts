/** Interface icons, from the Feather set; the build puts their symbols into the page. */
export const iconNames = ['alert-triangle', 'arrow-right', 'menu', 'pause', 'play', 'x'] as const;

export type IconName = (typeof iconNames)[number];
