import { useEffect, useId, useRef, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/Checkbox.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import type { Player } from '../api.ts';
import { type Setting, settings } from './settings.ts';

export interface SettingSwitchProps {
  setting: Setting;
  player: Player;
}

/** A switch that asks first: it shows the new state, and goes back when the question is cancelled. */
export function SettingSwitch({ setting, player }: SettingSwitchProps) {
  const { t } = useTranslation('pages/player-admin');
  const stored = player[setting] ?? false;
  const [requested, setRequested] = useState<boolean | null>(null);
  const saving = useAct((value: boolean): Promise<unknown> => settings[setting](player.id, value), {
    changes: 'player',
    done: t('setting.saved'),
  });
  const questionId = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  const isAsking = requested !== null;
  useEffect(() => {
    if (isAsking) confirm.current?.focus();
  }, [isAsking]);
  const isImpossible = setting === 'isRatingBanned' && player.user === null;
  return (
    <div className="grid gap-2">
      <Switch
        className="justify-between"
        label={t(`setting.${setting}.label`)}
        checked={requested ?? stored}
        disabled={saving.isPending || isImpossible}
        onChange={(event) => {
          const next = event.currentTarget.checked;
          saving.reset();
          setRequested(next === stored ? null : next);
        }}
      />
      {isImpossible ? <p className="text-12 text-muted">{t('setting.noAccount')}</p> : null}
      {requested === null ? null : (
        <div role="group" aria-labelledby={questionId} className="grid gap-2">
          <p id={questionId} className="text-muted">
            {t(`setting.${setting}.${requested ? 'ask' : 'askBack'}`)}
          </p>
          {saving.isError ? <FieldError>{problemText(saving.error)}</FieldError> : null}
          <span className="flex justify-end gap-2">
            <Button
              size="small"
              variant="ghost"
              disabled={saving.isPending}
              onClick={() => setRequested(null)}
            >
              {t('action.cancel')}
            </Button>
            <Button
              ref={confirm}
              size="small"
              variant={requested ? 'danger' : 'primary'}
              busy={saving.isPending}
              onClick={() => saving.mutate(requested, { onSuccess: () => setRequested(null) })}
            >
              {t(`setting.${setting}.${requested ? 'confirm' : 'confirmBack'}`)}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
