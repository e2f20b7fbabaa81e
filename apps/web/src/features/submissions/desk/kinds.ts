import type { SubmissionKind } from '@rondo/domain/submissions';
import type { DeskKind } from './desk-kind.ts';
import { levelKind } from './levels.tsx';
import { passKind } from './passes.tsx';

export const deskKinds: Readonly<Record<SubmissionKind, DeskKind>> = { level: levelKind, pass: passKind };
