import { AlertIcon, CheckIcon, MinusIcon } from '../../../ui/icons.ts';

/** The drawing and the colour of what a proof found; words stand beside them. */
export const proofLook = {
  proved: { icon: CheckIcon, colour: 'text-success' },
  differs: { icon: AlertIcon, colour: 'text-danger' },
  skipped: { icon: AlertIcon, colour: 'text-warning' },
  none: { icon: MinusIcon, colour: 'text-faint' },
} as const;
