import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ChevronDownIcon, EyeIcon, EyeOffIcon, TrashIcon, UndoIcon } from '../../../ui/icons.ts';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import type { LevelAction } from './use-level-edit.ts';
import './VisibilityButtons.css';

export interface VisibilityButtonsProps {
  level: { song: string; isDeleted: boolean; isHidden: boolean };
  busy: boolean;
  onAction: (action: LevelAction) => void;
}

const drawings = { delete: TrashIcon, hide: EyeOffIcon, unhide: EyeIcon, restore: UndoIcon };

/** Deletes or hides, as chosen in the menu beside it; brings back what is hidden or deleted. Each asks first. */
export function VisibilityButtons({ level, busy, onAction }: VisibilityButtonsProps) {
  const { t } = useTranslation('pages/level-edit');
  const [mode, setMode] = useState<'delete' | 'visibility'>('delete');
  const [asked, setAsked] = useState<LevelAction | null>(null);
  const other = level.isHidden ? 'unhide' : 'hide';
  const action = mode === 'delete' ? 'delete' : other;
  return (
    <>
      {level.isDeleted ? null : (
        <span className="visibility-split flex">
          <Button
            variant={action === 'delete' ? 'danger' : 'normal'}
            icon={drawings[action]}
            disabled={busy}
            onClick={() => setAsked(action)}
          >
            {t(`action.${action}`)}
          </Button>
          <MenuButton
            label={t('otherAction')}
            icon={ChevronDownIcon}
            chosen={mode}
            groups={[
              {
                entries: [
                  { id: 'delete', label: t('action.delete'), icon: TrashIcon, tone: 'danger' },
                  { id: 'visibility', label: t(`action.${other}`), icon: drawings[other] },
                ],
              },
            ]}
            onChoose={(id) => setMode(id === 'delete' ? 'delete' : 'visibility')}
          />
        </span>
      )}
      {level.isDeleted || level.isHidden ? (
        <Button variant="success" icon={UndoIcon} disabled={busy} onClick={() => setAsked('restore')}>
          {t('action.restore')}
        </Button>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={t(`ask.${asked}`, { song: level.song })}
          confirmLabel={t(`action.${asked}`)}
          tone={asked === 'delete' ? 'danger' : 'normal'}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            onAction(asked);
          }}
        >
          {t(`effectOf.${asked}`)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
