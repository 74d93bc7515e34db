import { enhance } from '../components/islands/runtime/enhance.ts';

enhance();
