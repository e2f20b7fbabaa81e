import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SoundButton } from '../../draws/index.ts';
import './PlayDialog.css';

/** What a dialog with a wheel shows in its frame. */
export interface PlayFrame {
  title: string;
  subtitle?: string;
  step: string;
  busy: boolean;
  footer?: ReactNode;
  body: ReactNode;
}

/** The dialog around a wheel; while one turns it stays. */
export function PlayDialog({ frame, onClose }: { frame: PlayFrame; onClose: () => void }) {
  const { title, subtitle, step, busy, footer, body } = frame;
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      step={step}
      busy={busy}
      footer={footer}
      width="min(40rem, 800px)"
      headAction={<SoundButton />}
      onClose={onClose}
    >
      {body}
    </Dialog>
  );
}
