import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Caller } from '../access/role.ts';

/** What every handler knows of its request. */
export interface LakeEnv {
  Bindings: HttpBindings;
  Variables: {
    caller: Caller;
    /** The lake's own address as the caller knows it; is in the addresses of assets. */
    origin: string;
  };
}

export const routes = () => new Hono<LakeEnv>();
