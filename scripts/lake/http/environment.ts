import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Caller } from '../access/role.ts';

/** The context of every request handler. */
export interface LakeEnv {
  Bindings: HttpBindings;
  Variables: {
    caller: Caller;
    /** The lake's origin as the caller knows it; used in the URLs of assets. */
    origin: string;
  };
}

export const createRoutes = () => new Hono<LakeEnv>();
