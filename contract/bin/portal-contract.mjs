#!/usr/bin/env node
/** `portal-contract --url …`: the tests for any server, from an installed package. */
import { register } from 'tsx/esm/api';

register();
await import('../any-server/main.ts');
