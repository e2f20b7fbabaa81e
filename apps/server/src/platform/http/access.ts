import type { Endpoint } from '@rondo/contract/endpoint';
import type { ProblemCode } from '@rondo/contract/problem';
import { type Access, accessRefusal, type Viewer as LawViewer } from '@rondo/domain/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** The signed-in user of one request; rights as the database has them now. */
export type Viewer = LawViewer & {
  readonly username: string;
  readonly nickname: string;
  readonly sessionId: string;
};

/** What the auth slice does for every other slice. */
export interface Authenticator {
  /**
   * The viewer of a live bearer token; `null` without one. May set reply headers (X-New-Token).
   * A dead or malformed token is `null` too: what that means depends on the endpoint.
   */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
  /** The viewer of the events cookie; for GET /events and media, which a page calls without headers. */
  authenticateByCookie(request: FastifyRequest): Promise<Viewer | null>;
  /** The second check of S+ calls. @throws Problem 403 or 429 */
  checkSuperAdminPassword(request: FastifyRequest, viewer: Viewer): Promise<void>;
}

/** For an app without accounts: everyone is a visitor. */
export const noAuthenticator: Authenticator = {
  authenticate: async () => null,
  authenticateByCookie: async () => null,
  checkSuperAdminPassword: async () => {
    throw new Problem('SUPER_ADMIN_PASSWORD_NOT_SET');
  },
};

/**
 * Whether this viewer may make a call of that access class, the super-admin password aside.
 * @throws Problem 401 or 403
 */
export function requireAccess(access: Access, viewer: Viewer | null): void {
  refuse(accessRefusal(access, viewer));
}

/** Whether a viewer has the access of another endpoint: for a reply that holds a part of what that one answers. */
export function hasAccess({ access }: Pick<Endpoint, 'access'>, viewer: Viewer | null): boolean {
  return accessRefusal(access, viewer) === null;
}

/** @throws Problem with the code, unless it is null: what a rule of the domain answered */
export function refuse(code: ProblemCode | null): void {
  if (code !== null) throw new Problem(code);
}
