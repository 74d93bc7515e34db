import { start } from '../components/islands/runtime/start.ts';

start();
