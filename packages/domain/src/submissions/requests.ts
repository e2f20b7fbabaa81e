import { nameKey, tidyLine } from '../text/index.ts';

export type RequestRole = 'charter' | 'vfxer';

/** A creator as a level form names them. */
export interface CreatorRequestForm {
  readonly creatorName: string;
  readonly creatorId: number | null;
  readonly role: RequestRole;
  readonly isNewRequest: boolean;
}

export interface TeamRequestForm {
  readonly teamName: string;
  readonly teamId: number | null;
  readonly isNewRequest: boolean;
}

/** The same of a stored submission; ids of both kinds come from one sequence. */
export interface CreatorRequest extends CreatorRequestForm {
  readonly id: number;
}

export interface TeamRequest extends TeamRequestForm {
  readonly id: number;
}

export interface ReviewedLevel {
  readonly creatorRequests: readonly CreatorRequest[];
  readonly teamRequestData: TeamRequest | null;
}

/** Ids of the requests that keep a level from being approved: those without a creator or team. */
export function unresolvedRequests({ creatorRequests, teamRequestData }: ReviewedLevel): readonly number[] {
  const creators = creatorRequests.filter(({ creatorId }) => creatorId === null).map(({ id }) => id);
  return teamRequestData && teamRequestData.teamId === null ? [...creators, teamRequestData.id] : creators;
}

/** A request may go unless it is the last charter. */
export function isLastCharter(requests: readonly CreatorRequest[], requestId: number): boolean {
  const charters = requests.filter(({ role }) => role === 'charter');
  return charters.length === 1 && charters[0]?.id === requestId;
}

export interface ProfileStep {
  readonly kind: RequestRole | 'team' | 'player';
  readonly name: string;
  /** The requests that this profile resolves; empty for a player. */
  readonly requestIds: readonly number[];
}

/**
 * One step per profile to be made before approval (docs/rules/submissions.md#profiles). A name asked for as charter and
 * as vfxer is one person; the same name twice in one role is two, because staff added a second row on purpose.
 */
export function levelProfileSteps({
  creatorRequests,
  teamRequestData,
}: ReviewedLevel): readonly ProfileStep[] {
  const steps: {
    kind: RequestRole;
    name: string;
    key: string;
    roles: RequestRole[];
    requestIds: number[];
  }[] = [];
  for (const { id, role, creatorId, creatorName } of creatorRequests) {
    if (creatorId !== null) continue;
    const key = nameKey(creatorName);
    const same = steps.find((step) => step.key === key && !step.roles.includes(role));
    if (same) {
      same.roles.push(role);
      same.requestIds.push(id);
    } else {
      steps.push({ kind: role, name: tidyLine(creatorName), key, roles: [role], requestIds: [id] });
    }
  }
  const creators = steps.map(({ kind, name, requestIds }): ProfileStep => ({ kind, name, requestIds }));
  if (!teamRequestData || teamRequestData.teamId !== null) return creators;
  return [
    ...creators,
    { kind: 'team', name: tidyLine(teamRequestData.teamName), requestIds: [teamRequestData.id] },
  ];
}

/** The step that a pass needs first: a player for a new-player request that nobody is assigned to yet. */
export function passProfileSteps(submission: {
  readonly passer: string;
  readonly passerRequest: boolean;
  readonly assignedPlayerId: number | null;
}): readonly ProfileStep[] {
  if (submission.assignedPlayerId !== null || !submission.passerRequest) return [];
  return [{ kind: 'player', name: tidyLine(submission.passer), requestIds: [] }];
}

/** Every creator once per role, ids first; an id makes a request an existing one. */
export function distinctRequests(requests: readonly CreatorRequestForm[]): readonly CreatorRequestForm[] {
  const kept = new Map<string, CreatorRequestForm>();
  for (const request of requests) {
    const { role, creatorId } = request;
    const creatorName = tidyLine(request.creatorName);
    const key = `${role} ${creatorId === null ? `name ${nameKey(creatorName)}` : `id ${creatorId}`}`;
    const isNewRequest = creatorId === null && request.isNewRequest;
    if (!kept.has(key)) kept.set(key, { creatorName, creatorId, role, isNewRequest });
  }
  return [...kept.values()];
}
