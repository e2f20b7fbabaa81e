import { type BackupType, UPLOAD_EXTENSIONS } from '@rondo/domain/backups';
import { formatBytes } from '@rondo/domain/format';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { AlertIcon, CloseIcon, DownloadIcon, UploadIcon } from '../../../ui/icons.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { type Transfer, uploadKey, useTransfer } from '../transfers/transfers.ts';
import type { Refusal } from '../transfers/upload.ts';
import { percentWords, restWords } from '../transfers/words.ts';
import { listed } from '../../../lib/i18n/texts.ts';
import './UploadZone.css';

export interface UploadZoneProps {
  type: BackupType;
  /** Bytes */
  limit: number;
  /** The last file that was not taken; null: none. */
  refusal: Refusal | null;
  onFile: (file: File) => void;
  /** Opens the browser's choice of a file. */
  onChoose: () => void;
}

/** Where a backup is dropped or chosen, and how far it is on its way. */
export function UploadZone({ type, limit, refusal, onFile, onChoose }: UploadZoneProps) {
  const { t } = useTranslation('pages/backups');
  const transfer = useTransfer(uploadKey(type));
  const { isOver, ...dropping } = useDrop(onFile);
  return (
    <section className="mt-12 max-md:mt-8" aria-labelledby="upload-zone-title">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="upload-zone-title" className="text-18">
          {t('upload.heading')}
        </h2>
        <p className="text-faint">
          {t('upload.hint', { endings: UPLOAD_EXTENSIONS[type], limit: limitText(limit) })}
        </p>
      </div>
      <div
        className="upload-zone flex min-h-22 items-center gap-4 px-6 py-4 max-md:p-4"
        data-state={transfer ? 'sending' : isOver ? 'over' : refusal ? 'refused' : undefined}
        {...(transfer ? {} : dropping)}
      >
        {transfer ? (
          <Sending transfer={transfer} />
        ) : isOver ? (
          <>
            <Icon of={DownloadIcon} size={24} />
            <b className="font-semibold">{t('upload.letGo')}</b>
          </>
        ) : refusal ? (
          <Refused type={type} limit={limit} refusal={refusal}>
            <button type="button" className="link" onClick={onChoose}>
              {t('upload.another')}
            </button>
          </Refused>
        ) : (
          <>
            <Icon of={UploadIcon} size={24} className="text-faint" />
            <div className="min-w-0 flex-1">
              <b className="font-semibold">{t(`upload.drop.${type}`)}</b>
              <p className="text-muted">
                <button type="button" className="link" onClick={onChoose}>
                  {t('upload.choose')}
                </button>{' '}
                {t('upload.listed')}
              </p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function Sending({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('pages/backups');
  const { name, done, size, stop } = transfer;
  return (
    <>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <b className="ell mono" title={name}>
            {name}
          </b>
          <span className="num text-muted">
            {t('transfer.bytes', { done: formatBytes(done), size: formatBytes(size) })}
          </span>
        </div>
        <ProgressBar label={t('upload.under', { name })} done={done} of={size} className="my-2" />
        <p className="num text-left text-12 text-faint">
          {done >= size
            ? t('upload.checking')
            : listed([percentWords(transfer), restWords(t, transfer)].filter((part) => part !== undefined))}
        </p>
      </div>
      <IconButton icon={CloseIcon} label={t('upload.stop')} onClick={stop} />
    </>
  );
}

interface RefusedProps {
  type: BackupType;
  limit: number;
  refusal: Refusal;
  children: ReactNode;
}

function Refused({ type, limit, refusal, children }: RefusedProps) {
  const { t } = useTranslation(['pages/backups', 'errors']);
  const { name, why } = refusal;
  const isTooLarge = why === 'size' || isCode(why, 'FILE_TOO_LARGE');
  const isOther = why === 'ending' || isCode(why, 'FILE_TYPE') || isCode(why, 'BACKUP_CONTENT');
  return (
    <>
      <Icon of={AlertIcon} size={24} className="text-danger" />
      <div className="min-w-0 flex-1" role="alert">
        <b className="font-semibold wrap-anywhere text-danger">
          {isTooLarge
            ? t('upload.tooLarge', { name, size: formatBytes(refusal.size) })
            : isOther
              ? t(`upload.isNone.${type}`, { name })
              : t('upload.didNot', { name })}
        </b>
        <p className="wrap-anywhere text-muted">
          {isTooLarge ? (
            <>
              {t('upload.byCommand', { limit: limitText(limit) })}{' '}
              <code className="mono text-default">npm run backup -- restore FILE</code>
            </>
          ) : why === 'ending' ? (
            t('upload.endings', { endings: UPLOAD_EXTENSIONS[type] })
          ) : typeof why === 'object' ? (
            ((isOther && isProblem(why.error) ? why.error.details : undefined) ?? problemText(why.error))
          ) : null}{' '}
          {children}
        </p>
      </div>
    </>
  );
}

const isCode = (why: Refusal['why'], code: string) =>
  typeof why === 'object' && isProblem(why.error) && why.error.code === code;

/** "500 MB": a limit is a round number. */
const limitText = (limit: number) => formatBytes(limit).replace('.00', '');

/** A file that is dragged over an element, and dropped on it. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  // Each part of the element that the pointer enters is left as well.
  const depth = useRef(0);
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragEnter: (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      depth.current += 1;
      setOver(true);
    },
    onDragOver: (event: DragEvent) => {
      if (isFile(event)) event.preventDefault();
    },
    onDragLeave: () => {
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
}
