import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TrashIcon } from '../../../ui/icons.ts';
import type { LevelDetail } from '../api.ts';
import { AliasForm } from './AliasForm.tsx';
import './EffectDialog.css';

export interface AliasDialogProps {
  level: LevelDetail;
  onClose: () => void;
}

/** The other names under which a level is found. */
export function AliasDialog({ level, onClose }: AliasDialogProps) {
  const { t } = useTranslation('pages/level-edit');
  const aliases = useQuery(query('levelAliases', { id: level.id }, { staleTime: 0 }));
  const [typed, setTyped] = useState(false);
  const [asked, setAsked] = useState<{ id: number; alias: string } | null>(null);
  const removal = useAct('deleteLevelAlias', {
    changes: 'level',
    failed: (reason) => t('joined.labelled', { label: t('aliases.removeFailed'), value: reason }),
    onSettled: () => setAsked(null),
  });
  return (
    <Dialog
      title={t('term.aliases')}
      subtitle={`#${level.id} - ${level.song}`}
      width="36rem"
      dirty={typed}
      onClose={onClose}
    >
      <div className="grid gap-6">
        <AliasForm level={level} onTyped={setTyped} />
        <Awaited
          query={aliases}
          title={t('aliases.loadFailed')}
          onlyFresh
          waiting={{ height: 80 }}
          empty={<p className="text-muted">{t('aliases.none')}</p>}
        >
          {(rows) => (
            <div className="edit-moves max-h-none">
              <table>
                <caption className="over">{t('aliases.list')}</caption>
                <thead>
                  <tr>
                    <th>{t('aliases.field')}</th>
                    <th>{t('aliases.alias')}</th>
                    <th>{t('aliases.original')}</th>
                    <th>
                      <span className="sr-only">{t('action.delete')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ id, field, alias, originalValue }) => (
                    <tr key={id}>
                      <td className="text-muted">{t(field)}</td>
                      <td className="wrap-anywhere">{alias}</td>
                      <td className="wrap-anywhere text-muted">{originalValue}</td>
                      <td className="num">
                        <IconButton
                          size="small"
                          icon={TrashIcon}
                          label={t('aliases.removeOne', { alias })}
                          onClick={() => setAsked({ id, alias })}
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Awaited>
      </div>
      {asked ? (
        <ConfirmDialog
          title={t('aliases.removeOne', { alias: asked.alias })}
          confirmLabel={t('action.delete')}
          tone="danger"
          busy={removal.isPending}
          onConfirm={() => removal.mutate({ id: level.id, aliasId: asked.id })}
          onCancel={() => setAsked(null)}
        >
          {t('aliases.removeHint')}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
