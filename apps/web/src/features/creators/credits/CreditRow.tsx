import { useId, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxBox } from '../../../ui/Checkbox.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import type { AuditedLevel } from '../api.ts';
import { VerifiedState } from '../parts/VerifiedState.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';
import { CreditEditor } from './CreditEditor.tsx';
import { CreditLine } from './CreditLine.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface CreditRowProps {
  level: AuditedLevel;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isOpen: boolean;
}

/** A level with its credits in one line; they are edited below it. */
export function CreditRow({ level, isChosen, onChoose, isOpen }: CreditRowProps) {
  const { t } = useTranslation('pages/creators');
  const { openLevel } = useCreatorsSearch();
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const { song, artist, difficulty, isVerified } = level;
  return (
    <li className="edge-of credit-item" data-chosen={isChosen || undefined} style={edgeStyle(difficulty)}>
      <div className="credit-row">
        <CheckboxBox
          checked={isChosen}
          aria-label={t('chosen.choose', { song })}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <DifficultyBadge of={difficulty} size={32} />
        <div className="credit-level min-w-0">
          <TextLink to="/levels/$id" params={{ id: level.id }} className="ell credit-song" title={song}>
            <PersonText of={song} />
          </TextLink>
          <span className="ell block text-12 text-faint" title={artist}>
            {t('credit.artist', { id: level.id, artist })}
          </span>
        </div>
        <p className="credit-line">
          <CreditLine level={level} />
        </p>
        <p className="credit-state">
          <VerifiedState isVerified={isVerified} />
        </p>
        <Button
          ref={edit}
          size="small"
          variant="ghost"
          className="credit-edit"
          aria-label={t('credit.editNamed', { song })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => openLevel(isOpen ? undefined : level.id, true)}
        >
          {t('action.edit')}
        </Button>
      </div>
      {isOpen ? (
        <CreditEditor id={id} opener={edit} level={level} onClose={() => openLevel(undefined, true)} />
      ) : null}
    </li>
  );
}
