import { playerPictures } from '@rondo/domain/players';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Private } from '../../../ui/Private.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { Player } from '../api.ts';
import { DiscordBlock } from './DiscordBlock.tsx';
import { FieldForm } from './FieldForm.tsx';
import { MergeForm } from './MergeForm.tsx';
import { MergesInto } from './MergesInto.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { settingNames } from './settings.ts';
import type { PlayerPart } from './use-unsaved.ts';
import './PlayerDialog.css';

export interface PlayerDialogProps {
  player: Player;
  onClose: () => void;
}

/** What super admins change of a player. */
export function PlayerDialog({ player, onClose }: PlayerDialogProps) {
  const { t } = useTranslation('pages/player-admin');
  const [busy, setBusy] = useState(false);
  const [merging, setMerging] = useState(false);
  const [unsaved, setUnsaved] = useState<ReadonlySet<PlayerPart>>(new Set());
  const mark = useCallback(
    (part: PlayerPart, isUnsaved: boolean) =>
      setUnsaved((before) => new Set([...before, part].filter((one) => isUnsaved || one !== part))),
    [],
  );
  return (
    <Dialog
      title={<Truncated text={player.name} limit={40} />}
      subtitle={`#${player.id}`}
      picture={<Avatar sources={playerPictures(player)} name={player.name} size={40} />}
      width="25rem"
      isLayer={false}
      keeps={(search) => search.manage === '1'}
      busy={busy}
      dirty={unsaved.size > 0}
      onClose={onClose}
    >
      <div className="player-admin grid grid-cols-1 gap-6">
        {merging ? (
          <MergeForm player={player} onBusy={setBusy} onUnsaved={mark} onCancel={() => setMerging(false)} />
        ) : (
          <>
            <section>
              <FieldForm key={`name ${player.name}`} field="name" player={player} onUnsaved={mark} />
              <FieldForm key={`country ${player.country}`} field="country" player={player} onUnsaved={mark} />
            </section>
            <Private>
              <section aria-label={t('settings')}>
                {settingNames.map((setting) => (
                  <SettingSwitch key={setting} setting={setting} player={player} />
                ))}
              </section>
            </Private>
            <DiscordBlock player={player} onUnsaved={mark} />
            <Private>
              <MergeBlock onBegin={() => setMerging(true)} />
              <MergesInto player={player} />
            </Private>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What merging is, and the way to it. */
function MergeBlock({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation('pages/player-admin');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('merge.title')}</h3>
      <p className="text-muted">{t('merge.hint')}</p>
      <Button className="justify-self-start" onClick={onBegin}>
        {t('merge.begin')}
      </Button>
    </section>
  );
}
