import type { Login } from '../../src/api/schema';
import type { Tokens } from '../server/tokens';
import type { PayerRow, UserRow } from '../world/db';

/**
 * A new session of a user at one manager, as login and switch_manager return it (§3 Login response).
 * @param acting whether staff act as the user
 */
export async function openSession(
  tokens: Tokens,
  user: UserRow,
  { manager, code_payer }: PayerRow,
  acting = false,
): Promise<Login> {
  return {
    user_data: {
      id: user.id,
      firstname: user.firstname,
      lastname: user.lastname,
      email: user.email,
      selected_manager: manager,
      code_payer,
    },
    token_string: await tokens.issue({ userId: user.id, manager, codePayer: code_payer, acting }),
  };
}
