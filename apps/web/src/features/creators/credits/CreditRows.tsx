import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { AuditedLevel, CreditRole } from '../api.ts';
import { CreatorSearch } from '../parts/CreatorSearch.tsx';
import { useMarks } from './use-marks.ts';

interface Row {
  id: number;
  name: string;
  role: CreditRole;
}

export interface CreditPartProps {
  level: AuditedLevel;
  onBusy: (busy: boolean) => void;
  onDirty: (dirty: boolean) => void;
}

const LONGEST_NAME = 25;
const keyOf = ({ id, role }: Row) => `${role} ${id}`;
const keysOf = (rows: readonly Row[]) => rows.map(keyOf).sort().join();

/** Who is credited, in which role: added, removed, changed, then saved as a whole. The last charter stays. */
export function CreditRows({ level, onBusy, onDirty }: CreditPartProps) {
  const { t } = useTranslation('pages/creators');
  const [edited, setEdited] = useState<readonly Row[] | null>(null);
  const [role, setRole] = useState<CreditRole>('charter');
  const rows: readonly Row[] = edited ?? level.currentCreators;
  const charters = rows.filter((row) => row.role === 'charter').length;
  const isDirty = edited !== null && keysOf(edited) !== keysOf(level.currentCreators);
  const saving = useAct(
    () => {
      const creators = rows.map(({ id, role: as }) => ({ id, role: as }));
      return call('setCredits', { id: level.id, body: { creators } });
    },
    { changes: 'creator', done: t('credit.saved') },
  );
  const [isMarking, setMarking] = useState(false);
  const isPending = saving.isPending || isMarking;
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const change = (next: readonly Row[]) => {
    saving.reset();
    setEdited([...new Map(next.map((row) => [keyOf(row), row])).values()]);
  };
  return (
    <section className="grid content-start gap-3" aria-label={t('nav.creators')}>
      <h3 className="over">{t('nav.creators')}</h3>
      {saving.isError ? <FormError title={t('credit.failed')} message={problemText(saving.error)} /> : null}
      <ul className="credit-editor-rows">
        {rows.map((row) => (
          <EditedCredit
            key={keyOf(row)}
            level={level}
            row={row}
            isLast={row.role === 'charter' && charters === 1}
            isSaving={saving.isPending}
            onBusy={setMarking}
            onRole={(as) => change(rows.map((other) => (other === row ? { ...other, role: as } : other)))}
            onRemove={() => change(rows.filter((other) => other !== row))}
          />
        ))}
        {rows.length === 0 ? <li className="text-muted">{t('credit.nobody')}</li> : null}
      </ul>
      {charters === 1 ? <p className="text-12 text-muted">{t('credit.last')}</p> : null}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <CreatorSearch
            label={t('credit.add')}
            hint={t('credit.addHint')}
            disabled={isPending}
            onChoose={({ id, name }) => change([...rows, { id, name, role }])}
          />
        </div>
        <div className="flex min-h-10 items-center">
          <Roles label={t('credit.as')} value={role} onChange={setRole} />
        </div>
      </div>
      <Button
        sends
        variant="primary"
        className="justify-self-end"
        busy={saving.isPending}
        disabled={!isDirty || charters === 0 || isMarking}
        onClick={() => saving.mutate(undefined, { onSuccess: () => setEdited(null) })}
      >
        {t('credit.save')}
      </Button>
    </section>
  );
}

interface EditedCreditProps {
  level: AuditedLevel;
  row: Row;
  /** The only charter: it keeps its role, and stays. */
  isLast: boolean;
  isSaving: boolean;
  onBusy: (busy: boolean) => void;
  onRole: (role: CreditRole) => void;
  onRemove: () => void;
}

/** A credit with its role; one that is saved already is verified and unverified at once. */
function EditedCredit({ level, row, isLast, isSaving, onBusy, onRole, onRemove }: EditedCreditProps) {
  const { t } = useTranslation('pages/creators');
  const marks = useMarks();
  const { isPending } = marks;
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const { id, name, role } = row;
  const saved = level.currentCreators.find((credit) => keyOf(credit) === keyOf(row));
  const words = { name, role: t(`role.${role}`) };
  const mark = (isVerified: boolean) =>
    marks.mutate({ body: { isVerified, levels: [{ id: level.id, credits: [{ id, role }] }] } });
  return (
    <li>
      <span className="wrap-anywhere">
        <Truncated text={name} limit={LONGEST_NAME} /> <span className="text-muted tabular-nums">#{id}</span>
      </span>
      {isLast ? (
        <span className="text-muted">{words.role}</span>
      ) : (
        <Roles label={t('credit.roleOf', { name })} value={role} onChange={onRole} />
      )}
      {saved ? (
        <Button
          sends
          size="small"
          variant="ghost"
          busy={isPending}
          disabled={isSaving}
          aria-label={t(saved.isCreditVerified ? 'marks.unverifyNamed' : 'marks.verifyNamed', words)}
          onClick={() => mark(!saved.isCreditVerified)}
        >
          {t(saved.isCreditVerified ? 'credit.unverify' : 'marks.verify')}
        </Button>
      ) : null}
      <IconButton
        icon={CloseIcon}
        disabled={isLast || isSaving || isPending}
        label={isLast ? t('credit.last') : t('credit.remove', words)}
        onClick={onRemove}
      />
    </li>
  );
}

function Roles(props: { label: string; value: CreditRole; onChange: (role: CreditRole) => void }) {
  const { t } = useTranslation('pages/creators');
  return (
    <SegmentedControl
      {...props}
      size="small"
      segments={[
        { value: 'charter', label: t('role.charter') },
        { value: 'vfxer', label: t('role.vfxer') },
      ]}
    />
  );
}
