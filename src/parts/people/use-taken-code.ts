import { useState } from 'react';
import { ApiError } from '../../api/errors';
import type { Manager } from '../../domain/api-types';
import { bareCode, managerKey } from '../../domain/people/manager';

type Code = Pick<Manager, 'manager' | 'code_payer'>;

const keyOf = ({ manager, code_payer }: Code) =>
  managerKey({ manager, code_payer: bareCode(code_payer) });

const isCodeTaken = (error: unknown) =>
  error instanceof ApiError && error.serverError === 'User with this code exists';

/**
 * Remembers the payer code of which the server has said that it has an account, so that its user can be asked for access
 * (`pages.md` P32).
 *
 * @returns `note`, to be called with each refusal and what was typed, and whether what is typed now is that code
 */
export function useTakenCode() {
  const [taken, setTaken] = useState<string>();
  return {
    note: (error: unknown, typed: Code) => setTaken(isCodeTaken(error) ? keyOf(typed) : undefined),
    isTaken: (typed: Code) => taken === keyOf(typed),
  };
}
