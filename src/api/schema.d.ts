// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/api/auth/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session with e-mail and password
         * @description A wrong password counts as a failed attempt for its e-mail, even if the e-mail has no account. A successful login
         *     resets the failed attempts for its e-mail from its network address.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End the session and revoke its token
         * @description The token is no longer valid afterwards; other sessions of the user continue.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/login_as_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session in which staff act as a user
         * @description The manager's own system creates the token; it is valid once and for at most 60 seconds. How staff get it is not
         *     part of this description. The token opens a session at the user's first manager. The session does not count as a
         *     login of the user.
         */
        post: operations["loginAsUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new challenge of the bot check
         * @description It is valid for ten minutes and for one solution.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account with the data printed on a bill
         * @description The server checks in this order (pages.md C8): the bot check, the manager, the payer code, the bill password, that
         *     the code has no account yet, that the e-mail has no account yet. A refusal after the bot check counts as a failed
         *     attempt. After a success the user can log in.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/forgotten_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an e-mail with a link for setting a new password
         * @description The answer is the same whether the e-mail has an account or not. The link is valid for one hour and can be used
         *     once; a new link makes the previous one invalid. Each call counts as an attempt for its e-mail.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of a link
         * @description Uses up the token and ends all sessions of the user. A password that breaks the rules does not use up the token.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account and its linked managers
         * @description The profile belongs to the account, not to the selected unit. Its name is the user's name in the portal, which can
         *     differ from the payer's name.
         */
        get: operations["getProfile"];
        /**
         * Change the name in the account
         * @description Changes the user's name in the portal, not the payer's name on the bills (pages.md P2). The e-mail is the login
         *     name and cannot be changed.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends all other sessions of the user; the session of this call continues. A wrong current password counts as a
         *     failed attempt for the account.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/invitation/{zeton}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the invitation's link, exactly as in the URL.
                 * @example dm9yYnJhLXBvdmFiaWxvLXphLWp1cmV0YS1zYW1vLXRlc3Q
                 */
                zeton: components["parameters"]["zeton"];
            };
            cookie?: never;
        };
        /**
         * What an invitation gives, for the reader of its link
         * @description The token alone opens it. An invitation that cannot be accepted tells nothing but the reason.
         */
        get: operations["getInvitation"];
        put?: never;
        /**
         * Accept an invitation and open a session
         * @description With the password of the invited address's account, or with the data of a new one. The token is used up, and the session is at the payer code
         *     of the invitation. A wrong password counts as a failed attempt and does not use up the token.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/access_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the user of a payer code for access
         * @description For a person who cannot register because the payer code has an account. The proof is that of `register`. The user of the payer code
         *     gets an e-mail with the name and the address of the person, and decides whether to invite. A request that sends an e-mail counts for
         *     the payer code from all addresses, at most five in fifteen minutes; one with a wrong proof counts as a failed attempt.
         */
        post: operations["requestAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/handover/{zeton}/file/{id_priloge}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link that the taker has got, exactly as in the URL.
                 * @example cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q
                 */
                zeton: components["parameters"]["parameters-zeton"];
                /**
                 * @description Number of a document of the handover (`priloge` of `getHandoverOffer`).
                 * @example 1
                 */
                id_priloge: number;
            };
            cookie?: never;
        };
        /**
         * A document of a handover, for the reader of the taker's link
         * @description The token alone opens it, as long as it opens `getHandoverOffer`. The answer is 404 for a file of another handover, as for an unknown file.
         */
        get: operations["downloadOfferFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/handover/{zeton}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link that the taker has got, exactly as in the URL.
                 * @example cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q
                 */
                zeton: components["parameters"]["parameters-zeton"];
            };
            cookie?: never;
        };
        /**
         * A handover for the reader of the taker's link
         * @description The token alone opens it. One that cannot be answered tells nothing but the reason.
         */
        get: operations["getHandoverOffer"];
        put?: never;
        /**
         * The taker signs, or sends it back
         * @description The token is used up by either. A wrong password counts as a failed attempt and does not use it up. A login without the link does not sign, because
         *     nothing proves that the address of an account is its user's.
         */
        post: operations["answerHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All managers that the portal serves
         * @description In alphabetical order. Public, because a registration begins with the choice of a manager.
         */
        get: operations["listManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/add_manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link one more payer code to the account
         * @description The server checks in the order of pages.md C8: the manager, the payer code, the bill password, that the code has
         *     no account yet. A refusal counts as a failed attempt for the account and, from this network address, for the code.
         *     The session keeps its manager.
         */
        post: operations["addManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/user_managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Managers linked to the account, one row per payer code
         * @description One account can have several payer codes at one manager (two flats, a garage); the portal then shows the code next
         *     to the title (§4).
         */
        get: operations["listUserManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/switch_manager/{manager}/{code_payer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the manager to switch to.
                 * @example breza
                 */
                manager: components["schemas"]["ManagerKey"];
                /**
                 * @description Payer code at that manager.
                 * @example 5530
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a new session with another linked manager
         * @description The server revokes the token of the call; the answer has a new one.
         */
        post: operations["switchManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/due_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open items of all payer codes of the account, by manager
         * @description One row per payer code at which the caller may call `listOpenItems`, in the order of `listUserManagers`, whichever
         *     manager the session is with.
         *     The server asks all managers at once and waits at most two seconds for each, so that one that fails or hangs does not
         *     hold up the others: its row then has the items of its last answer (`zastarelo`), or none (`ni_odgovora`). The status
         *     is 200 in each case. Only rows with `svezo` may be added to a total: `odprto` is of all open items, `postavke` has the
         *     first 100. At a payer code to which the caller was invited as `najemnik`, both are of
         *     the items with `sklad: redni`. The document of a bill (`pot_pdf`) opens while the session is with its payer code. `dni_zamude` and `status`
         *     are those of today.
         */
        get: operations["getDueList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/notification_preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the user is notified
         * @description The preferences belong to the account, whichever manager the session is with. An invited person has own ones.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Change how the user is notified
         * @description Saves all or nothing; the same request again has no further effect. An obligatory kind (`obvezno`) keeps at least one channel, and only
         *     available channels can be on: otherwise the answer is 422 with `razlog`. `polje` of a kind is `vrste/` and its name.
         */
        put: operations["saveNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/allowed_pages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Numbers of the pages that the user may see
         * @description Feature pages 1-20 (§3), 21, decisions of the owners, 22, what is going on in the building, and 23, people with access. Pages from 100 on are the portal's own, always allowed, and do not have to be listed.
         */
        get: operations["getAllowedPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/has_user_tenants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Whether the user rents out a unit to a tenant
         * @description The page of the tenants' open items (15) is shown only when this is `true`, even if it is an allowed page (§6).
         */
        get: operations["hasUserTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/rights": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * What the caller may send at this payer code
         * @description The user of a payer code has all rights and no role. A person whom that user has invited has the role and the rights
         *     of the invitation. The portal asks before it offers a form. The server checks each
         *     call in any case (`x-right`).
         */
        get: operations["getOwnRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/co_users/{code_payer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        /**
         * Who else has access to the units of a payer code
         * @description For the payer's own user only (`x-right`).
         */
        get: operations["listCoUsers"];
        put?: never;
        /**
         * Invite a person to the units of a payer code
         * @description The server sends a link to the address. The link can be used once, within seven days, and opens access for that address
         *     only. At most five people have access or are invited at one time, and at most ten links are sent in an hour.
         */
        post: operations["inviteCoUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/co_users/{code_payer}/{id_souporabnika}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
                /**
                 * @description Number of a person in `listCoUsers`.
                 * @example 602
                 */
                id_souporabnika: components["parameters"]["id_souporabnika"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a person's access or invitation
         * @description The person's sessions at this payer code end at once, and the link of an invitation no longer works. A second request has no
         *     effect.
         */
        delete: operations["revokeCoUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/handovers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * The handovers of which the caller is a party
         * @description Those that the caller has begun as the user of the payer code, and those that the caller takes over with this account. A person whom the
         *     user of the payer code has invited sees only the latter.
         */
        get: operations["listHandovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/handover/{inventarna_stevilka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit that the payer owns. The answer is 404 for one that the payer only uses.
                 * @example 0137G22
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        /**
         * What a handover of a unit can begin with, and the one that is not over
         * @description For the payer's own user only (`x-right`).
         */
        get: operations["getHandover"];
        put?: never;
        /**
         * Begin a draft
         * @description A unit has one handover at a time that is neither confirmed nor refused.
         */
        post: operations["startHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/handover_case/{id_predaje}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a draft, with a new file as multipart
         * @description A draft may lack anything but its kind; what is there must be right. Nothing is kept of a refused request. A server keeps no data of a photo
         *     besides the picture, such as where and when it was taken.
         */
        put: operations["saveHandover"];
        post?: never;
        /**
         * Delete a draft with its files
         * @description Only a draft can be deleted.
         */
        delete: operations["deleteHandover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/handover_case/{id_predaje}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a handover of the payer code of the session.
                 * @example 702
                 */
                id_predaje: components["parameters"]["id_predaje"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a handover, or withdraw it
         * @description `caka_prevzemnika` signs a complete draft and sends the taker a link that is valid once, for seven days. Sent again while it waits, it sends a new
         *     link, and the one before no longer works. `osnutek` withdraws it up to `oddano`: both signatures and the link end, and it is a draft
         *     again. The state that it already has is no error. Five links are sent in fifteen minutes at most.
         */
        post: operations["moveHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/handover_case/{id_predaje}/file/{id_priloge}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a handover of the payer code of the session.
                 * @example 702
                 */
                id_predaje: components["parameters"]["id_predaje"];
                /**
                 * @description Number of a file of the handover.
                 * @example 1
                 */
                id_priloge: number;
            };
            cookie?: never;
        };
        /**
         * A document or a photo of a handover, for both parties
         * @description Every `pot` of a handover is the path of this operation. The answer is 404 for everybody else, as for an unknown file. A picture has no data
         *     about where, when and with what it was taken.
         */
        get: operations["downloadHandoverFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v1/e_manager/enota": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * The user's units at the chosen manager, before merging
         * @description Two rows can have the same inventory number, one as owner (`L`) and one as user (`U`); the portal merges them to
         *     `L+U` (§4). The portal requests this list after the login, together with `listUserManagers`.
         */
        get: operations["listUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/unit_details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * The data of each of the user's units on which bills are based
         * @description One row per unit, after the merge of `L` and `U` (pages.md P18). Only the owner gets the name of the tenant.
         */
        get: operations["listUnitDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/payment_announcement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an open item is paid
         * @description The manager sees the announcement and looks for the payment. No amount changes. A second request for the same item has no further effect;
         *     after `zavrnjeno` it announces again. The answer is 404 for an item that is not one of the payer.
         */
        post: operations["announcePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/payment_announcement/{id_postavke}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of an open item in `listOpenItems`.
                 * @example 26100314
                 */
                id_postavke: components["parameters"]["id_postavke"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an announcement back
         * @description A second request, or one for an item without an announcement, has no effect.
         */
        delete: operations["takeBackPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/open_items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Bills that are not paid in full, with their totals
         * @description All open items of the payer at the chosen manager, or those of one unit (pages.md P4). `upn` has the data for the
         *     payment. The answer is 404 for a unit that is not the payer's. A person who was invited as `najemnik` gets the items
         *     with `sklad: redni` alone.
         */
        get: operations["listOpenItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/card_traffic": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Everything billed and paid, with the balance after each line
         * @description The server computes the balances in the order of the dates; the portal does not recompute them when the user sorts
         *     the lines (pages.md P3). The opening balance is the balance before `od`. A person who was
         *     invited as `najemnik` gets the lines with `sklad: redni` alone, with their balance; of a payment for several bills, the
         *     part for those.
         */
        get: operations["getAccountCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/regular_billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Regular monthly bills, with their totals
         * @description All bills of the payer at the chosen manager, newest first, or those of one unit and one year (pages.md P16). The
         *     totals are the sums of exactly these bills. The answer is 404 for a unit that is not the payer's.
         */
        get: operations["listRegularBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/regular_billing/zip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * The documents of a year's regular bills in one archive
         * @description `pot_zip` of the list is the path of this operation (pages.md P16). The archive has the documents of
         *     `downloadBill`, each named by its period and its number (`redni_obracun_2026-10_26100314.pdf`). The answer is an
         *     attachment with an ASCII file name (`redni_obracuni_2026_104217.zip`); its headers forbid it to run scripts. The
         *     answer is 404 for a unit that is not the payer's, for a year without bills, and for more bills than the server puts
         *     into one archive; then `pot_zip` is `null`.
         */
        get: operations["downloadRegularBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/reserve_fund_billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Bills of the reserve fund, with their totals
         * @description Only for owners - the answer is 403 for a unit that the payer uses but does not own.
         */
        get: operations["listReserveBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/cost_specification/{inventarna_stevilka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        /**
         * How a unit's regular bill was calculated, line by line
         * @description Explains the amount of a bill to a resident: supplier, invoice, allocation key, share and VAT of each line
         *     (pages.md P14). Lists only periods for which the payer has a bill.
         */
        get: operations["getCostSpecification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/cost_specification/pdf/{st_obracuna}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a regular bill of the payer.
                 * @example 26100314
                 */
                st_obracuna: string;
            };
            cookie?: never;
        };
        /**
         * The document of a cost specification
         * @description Every `pot_pdf` of a cost specification is the path of this operation. The document has the lines, keys and sums
         *     of the specification. The answer is an attachment with an ASCII file name (`specifikacija_2026-10_0137014.pdf`);
         *     its headers forbid it to run scripts.
         */
        get: operations["downloadCostSpecification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/bill_complaint/{st_dokumenta}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a regular bill of the payer.
                 * @example 26100314
                 */
                st_dokumenta: string;
            };
            cookie?: never;
        };
        /**
         * Until when a regular bill can be disputed, and how
         * @description The term and the steps of a complaint about a regular bill (pages.md P14). The complaint itself is the form
         *     `reklamacija_obracuna`. The answer is 404 for a bill of another fund and for one that is not the payer's.
         */
        get: operations["getBillComplaint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/annual_statement/{code_payer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the chosen manager.
                 * @example 104217
                 */
                code_payer: components["parameters"]["payer"];
            };
            cookie?: never;
        };
        /**
         * A payer's regular bills of a year by kind of cost, and the funds
         * @description Sums the regular bills of a year (pages.md P16): by unit and kind of cost, split between owner and tenant. For a
         *     unit that the caller lets, it has the tenant's bills for the months of the lease, without numbers and payments; a
         *     person who was invited gets none of them. The answer is 404 for another payer code and for a unit that is not the
         *     payer's.
         */
        get: operations["getAnnualStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/annual_statement/pdf/{code_payer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the chosen manager.
                 * @example 104217
                 */
                code_payer: components["parameters"]["payer"];
            };
            cookie?: never;
        };
        /**
         * The document of an annual statement
         * @description `pot_pdf` of a statement is the path of this operation. The document has the same numbers. The answer is an
         *     attachment with an ASCII file name (`letni_pregled_2026_104217.pdf`); its headers forbid it to run scripts. The
         *     answer is 404 for a year without bills.
         */
        get: operations["downloadAnnualStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/readings/{inventarna_stevilka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        /**
         * Heat billings and meter readings of a unit
         * @description The readings of one unit and its share of the building's heat, newest first (pages.md P5). The answer has no data
         *     of other flats, only the totals of the building (C9).
         */
        get: operations["getReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/energy/{inventarna_stevilka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        /**
         * The energy information of a unit for one period
         * @description All items that Annex IX of Directive (EU) 2023/1791 lists for information on heating and hot water
         *     (docs/energy-information.md). The answer has no data of other flats, none of a time before the caller became
         *     the owner or the tenant of the unit, and for an owner none of a time in which the unit was let.
         */
        get: operations["getEnergy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/energy_months/{inventarna_stevilka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        /**
         * The energy of a unit by period, each with the same period of last year
         * @description What the portal compares and draws. The server does not correct for the weather: the portal multiplies last year by
         *     the ratio of the degree-days, on the values as they are here, and rounds only what it shows.
         */
        get: operations["getEnergyMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/meter_window/{inventarna_stevilka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        /**
         * The meters of a unit, and whether the resident may give their states now
         * @description The server decides by its own clock whether a window is open.
         */
        get: operations["getMeterWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/meter_states/{inventarna_stevilka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give or correct the state of a meter in the open window
         * @description A meter has one own state in a window: a later request replaces it, and the same request sent twice has the effect
         *     of one, so that a client may repeat it after a lost answer. A photo is kept when the correction has none. With a
         *     photo the request is sent as multipart.
         *
         *     The state must not be below the last one, unless `posebnost` says why: `obrat` is accepted when the last state is
         *     above nine tenths of `najvecje_stanje` and the new one below a tenth of it. An equal state is accepted. A
         *     consumption of more than three times the usual one needs `potrjeno`.
         */
        post: operations["giveMeterState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/delivery/{code_payer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        /**
         * How the bills of a payer code arrive and are paid
         * @description For the payer's own user only (`x-right`), because the mandate has the payer's account.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/mandate/{code_payer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the draft of a mandate for direct debits, or hand it over for the signature
         * @description A draft may lack anything; what is there must be right. Nothing is kept of a refused request, and the same request again has no
         *     further effect. A mandate that waits for the signature and becomes a draft again gets a new reference, so that the old paper is
         *     worth nothing. After the manager's confirmation bills are debited from `veljavno_od` on.
         */
        post: operations["saveMandate"];
        /**
         * End a mandate
         * @description One in force ends: bills with a due date from `placujete_sami_od` of `getDelivery` on are no longer debited. One that never was in force is
         *     deleted. Without either nothing happens.
         */
        delete: operations["endMandate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/mandate/{code_payer}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        /**
         * The paper of a mandate, filled in
         * @description The paper has the whole account number, creditor, debtor, reference and the text of the core scheme. The answer is an attachment
         *     that must not run scripts; it is 404 for a draft.
         */
        get: operations["downloadMandate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/tenants/open_items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Open items of the tenants of the caller's units
         * @description For an owner who rents out a unit: the owner is liable when the tenant does not pay (pages.md P15). Lists only
         *     regular bills, and only those of the tenants of the payer's own units.
         */
        get: operations["listTenantOpenItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/pdf/{st_dokumenta}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a bill of the payer.
                 * @example 26100314
                 */
                st_dokumenta: string;
            };
            cookie?: never;
        };
        /**
         * The document of a bill
         * @description Every `pot_pdf` of a bill is the path of this operation. The answer is an attachment with an ASCII file name
         *     (`redni_obracun_2026-10_104217.pdf`, `rezervni_sklad_2026-10_104217.pdf`); its headers forbid it to run scripts.
         *     The answer is 404 for a bill that is not the payer's, and for one of a fund when the caller was invited as `najemnik`.
         */
        get: operations["downloadBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/reserve_fund/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller owns a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * State, spending and plan of the reserve fund
         * @description Only for owners - the answer is 403 for a building where the payer uses a unit but owns none.
         */
        get: operations["getReserveFund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/reserve_fund/{objekt_sifra}/postings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller owns a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * The ledger of the reserve fund
         * @description Only for owners - the answer is 403 for a building where the payer uses a unit but owns none.
         */
        get: operations["listFundPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/reserve_fund/{objekt_sifra}/debtors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller owns a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Owners who have not paid into the reserve fund
         * @description Only for owners - the answer is 403 for a building where the payer uses a unit but owns none.
         */
        get: operations["listFundDebtors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/voluntary_fund/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Voluntary funds of a building, each with its ledger
         * @description For owners and for tenants who pay into a fund - the answer is 403 for other tenants.
         */
        get: operations["listVoluntaryFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/decisions/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller owns a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * The owners' decisions of a building
         * @description Only for owners - the answer is 403 for a building where the payer uses a unit but owns none.
         */
        get: operations["listDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/decision/{id_odlocitve}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in a building where the caller owns a unit.
                 * @example 9101
                 */
                id_odlocitve: components["parameters"]["id_odlocitve"];
            };
            cookie?: never;
        };
        /**
         * A decision with its proposals, the tally and the caller's part
         * @description Only for owners - the answer is 403 when the payer uses a unit of the building but owns none. It says nothing of
         *     how other owners have voted: it has the caller's own vote and totals.
         */
        get: operations["getDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/decision/{id_odlocitve}/ballot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in a building where the caller owns a unit.
                 * @example 9101
                 */
                id_odlocitve: components["parameters"]["id_odlocitve"];
            };
            cookie?: never;
        };
        /**
         * The paper to sign, filled in
         * @description The signature sheet (podpisna listina) with the proposals, why they are proposed, the majority, and the caller's name,
         *     units and shares, to sign and return. The answer is an attachment with an ASCII file name
         *     (`listina_9101.pdf`); its headers forbid it to run scripts. It is 404 for other kinds of decisions, after
         *     the end, and when the caller may not vote.
         */
        get: operations["downloadBallot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/decision/{id_odlocitve}/code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in a building where the caller owns a unit.
                 * @example 9101
                 */
                id_odlocitve: components["parameters"]["id_odlocitve"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the caller a confirming code for a vote
         * @description A new code makes the one before void. A code is valid once, for one decision and one payer. The answer is 409 when the
         *     caller cannot vote now, so that no useless code is sent.
         */
        post: operations["sendVotingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/decision/{id_odlocitve}/votes": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A random value that the client makes once for each vote and keeps while it repeats the request. The server keeps
                 *     the answer by the payer and this value, for at least a day after the end of the decision.
                 * @example 0b9f6a52-4f3d-4c55-9d0e-6d1a8f1c2e77
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in a building where the caller owns a unit.
                 * @example 9101
                 */
                id_odlocitve: components["parameters"]["id_odlocitve"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote on all proposals of a decision
         * @description The vote has all shares of `moje.enote`. A request with a key that has already succeeded gets the receipt of the first
         *     answer again, byte for byte, also after the end: a client repeats a request whose answer was lost with the same
         *     key and body. The server's clock decides whether the end has passed. A list takes only `za` and `proti`.
         *
         *     A vote may be changed until `moje.sprememba_mozna_do`, with a new code and a new key. Otherwise a second vote is
         *     refused, also one that was sent from another tab at the same time.
         */
        post: operations["castVotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/decision/{id_odlocitve}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in which the caller has voted on the portal.
                 * @example 9105
                 */
                id_odlocitve: components["schemas"]["DecisionId"];
            };
            cookie?: never;
        };
        /**
         * The receipt of the caller's vote
         * @description The same as the answer of `castVotes`. It is 404 when the caller has not voted on the portal, and for every other payer.
         */
        get: operations["getVoteReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/decision/{id_odlocitve}/receipt/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in which the caller has voted on the portal.
                 * @example 9105
                 */
                id_odlocitve: components["schemas"]["DecisionId"];
            };
            cookie?: never;
        };
        /**
         * The receipt of the caller's vote as a document
         * @description `pot_pdf` of a receipt is the path of this operation. The answer is an attachment with an ASCII file name
         *     (`potrdilo_G-9101-000001.pdf`); its headers forbid it to run scripts. The answer is 404 when there is no receipt.
         */
        get: operations["downloadVoteReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/decision/{id_odlocitve}/proxy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision that has not ended.
                 * @example 9102
                 */
                id_odlocitve: components["schemas"]["DecisionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorise a person to vote in the caller's place
         * @description A proxy and an own vote exclude each other. The same request again has the effect of one; another person is refused
         *     until the first authorisation is taken back. It is possible until the decision ends or the assembly begins.
         */
        post: operations["giveProxy"];
        /**
         * Take the authorisation back
         * @description Without an authorisation it has no effect. It is refused when the proxy has voted, and after the end.
         */
        delete: operations["revokeProxy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/building_events/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["parameters"]["objekt_sifra"];
            };
            cookie?: never;
        };
        /**
         * Works, outages, readings, assemblies and inspections in a building
         * @description For every resident of the building. The server computes the states by its own clock at each request. The answer is 404
         *     for a building in which the payer has no unit.
         */
        get: operations["listBuildingEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/calendar_subscription/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["parameters"]["objekt_sifra"];
            };
            cookie?: never;
        };
        /**
         * Whether the caller has a subscription to the building's calendar
         * @description It does not tell the address again.
         */
        get: operations["getCalendarSubscription"];
        put?: never;
        /**
         * Make an address from which a calendar can fetch the building's events
         * @description A calendar program has no session, so the address alone is enough to read the calendar: it is made only when the user asks
         *     for it, has a random token, and names no person and no unit. An earlier subscription of the user to this building ends.
         */
        post: operations["createCalendarSubscription"];
        /**
         * End the subscription
         * @description The address is unknown from now on. Without a subscription it has no effect.
         */
        delete: operations["revokeCalendarSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/calendar/{zeton}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The random token of a subscription.
                 * @example Zm9yLXRlc3RzLW9ubHktYW5kLW5vdC1hLXJlYWwtb25
                 */
                zeton: string;
            };
            cookie?: never;
        };
        /**
         * The calendar of a subscription, for calendar programs
         * @description iCalendar (RFC 5545) with the events of the building that concern the subscriber's units, without personal data: CRLF, lines of at most 75
         *     octets, times in UTC, `UID` and `SEQUENCE` of each event, `STATUS:CANCELLED` for a cancelled one. `DTSTAMP` is the time of an event's last
         *     update, without one its beginning, so that the same events are the same bytes at each fetch. The answer is the same 404
         *     for an unknown and an ended subscription, and for one whose user may no longer see the building's events.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/faults": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A random value that the client makes once for each report and keeps while it repeats the request. A request with a key
                 *     that has already succeeded gets the fault of the first answer again, as it is now. The server keeps the key by the user
                 *     for at least a day.
                 * @example 0b9f6a52-4f3d-4c55-9d0e-6d1a8f1c2e77
                 */
                "Idempotency-Key": components["parameters"]["parameters-idempotency_key"];
            };
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a fault, with photos as multipart
         * @description The answer is 404 for a building or a unit that is not the caller's. Without `ni_podobna` it is 409 when there are open
         *     faults of the same place and kind, so that neighbours do not report one fault twice.
         *
         *     A server keeps no data of a photo besides the picture, such as where and when it was taken.
         */
        post: operations["reportFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/faults/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["parameters"]["objekt_sifra"];
            };
            cookie?: never;
        };
        /**
         * The faults of a building, without names
         * @description For every resident of the building. Texts and photos of others are left out. The answer is 404 for a building in which
         *     the payer has no unit.
         */
        get: operations["listFaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/fault/{st_prijave}/photo/{st_fotografije}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a fault that the caller has reported.
                 * @example N-2026-00112
                 */
                st_prijave: components["schemas"]["FaultNumber"];
                /**
                 * @description Number of the photo in the report.
                 * @example 1
                 */
                st_fotografije: number;
            };
            cookie?: never;
        };
        /**
         * A photo of a fault, for the user who has sent it
         * @description Every `pot` of a fault's photo is the path of this operation. The answer is 404 for everybody else, as for an unknown
         *     photo. The picture has no data about where, when and with what it was taken.
         */
        get: operations["downloadFaultPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/fault/{st_prijave}/me_too": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a fault in a building where the caller has a unit.
                 * @example N-2026-00118
                 */
                st_prijave: components["parameters"]["st_prijave"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a neighbour's fault is so here too
         * @description It counts once for each user; a second request has no effect. Who has said so is in no answer. The answer is 409 for the
         *     caller's own fault and for one that is no longer open.
         */
        post: operations["addMeToo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/fault/{st_prijave}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a fault that the caller has reported.
                 * @example N-2026-00112
                 */
                st_prijave: components["schemas"]["FaultNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether a fault is done
         * @description Only for the user who has reported it, while `caka_potrditve` is `true`; otherwise the answer is 409, and 404 for everybody
         *     else. A fault that is not done is open again, as `prejeto`.
         */
        post: operations["confirmFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/notifications/unread_num": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Number of unread notifications
         * @description For the badge in the menu. The portal requests it every 60 seconds while the page is allowed (§7).
         */
        get: operations["getUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Messages addressed to the payer, newest first
         * @description This call marks nothing as read; only `markNotificationRead` and `markAllNotificationsRead` do.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/notifications/read_all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark every notification of the payer as read
         * @description A notification that was read before keeps its time of reading.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/notifications/{id_obvestila}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a notification.
                 * @example 30114
                 */
                id_obvestila: components["parameters"]["id_obvestila"];
            };
            cookie?: never;
        };
        /**
         * One notification
         * @description This call does not mark the notification as read; `markNotificationRead` does.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/notifications/{id_obvestila}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a notification.
                 * @example 30114
                 */
                id_obvestila: components["parameters"]["id_obvestila"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Can be repeated. A notification that was read before keeps its time of reading.
         */
        post: operations["markNotificationRead"];
        /**
         * Mark a notification as unread again
         * @description Can be repeated. The server deletes the time of reading.
         */
        delete: operations["markNotificationUnread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/bulletin/unread_num/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Number of unread posts on a building's bulletin board
         * @description For the badge in the menu. The portal requests it every 60 seconds while a unit is selected and the page is
         *     allowed (§7). Posts that have expired do not count.
         */
        get: operations["getUnreadBulletins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/bulletin/read/{id_objave}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a post.
                 * @example 5521
                 */
                id_objave: components["parameters"]["id_objave"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a post as read
         * @description The path has the shape of `bulletin/unread_num/{objekt_sifra}`. A path `bulletin/{id_objave}/read` would collide
         *     with that one.
         */
        post: operations["markBulletinRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/bulletin/read_all/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark every post on a building's bulletin board as read
         * @description For this payer only. Later posts are unread.
         */
        post: operations["markAllBulletinsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/bulletin/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Posts on a building's bulletin board, pinned first, then newest
         * @description The bulletin board of a building (pages.md P19). Read marks are separate for each payer. The answer is 404 for a
         *     building in which the payer has no unit.
         */
        get: operations["listBulletins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/documents/{id_dokumenta}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a document.
                 * @example 771204
                 */
                id_dokumenta: components["parameters"]["id_dokumenta"];
            };
            cookie?: never;
        };
        /**
         * The file of a document
         * @description Every path of a document is the path of this operation, except the paths of bills and forms. A user can open a
         *     document when the user's pages include the document's page (3 readings, 5 manager documents, 6 suppliers, 7
         *     notifications, 9 bulletin board, 14 cost specification, 18 voluntary fund, 20 insurance) and the document belongs
         *     to the user's building or payer; for all other users the answer is 404.
         *
         *     The answer is an attachment (`Content-Disposition`, RFC 6266); `Content-Security-Policy: sandbox` forbids it to
         *     run scripts. The portal does not save an answer of another type, such as a page or a script.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/manager_documents/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Records (vložišča) that the manager has published for a building
         * @description An owner gets all records, a tenant only those that are marked for residents.
         */
        get: operations["listManagerDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/manager_documents/vlozisce/{id_vlozisca}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a record (vložišče).
                 * @example 58213
                 */
                id_vlozisca: components["parameters"]["id_vlozisca"];
            };
            cookie?: never;
        };
        /**
         * One record with its files
         * @description The portal opens a record from the list of records, from a notification or from a bulletin post (pages.md P9). For
         *     a tenant the answer is 404 if the record is only for owners.
         */
        get: operations["getDocumentRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/manager_documents/vlozisce/{id_vlozisca}/zip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a record (vložišče).
                 * @example 58213
                 */
                id_vlozisca: components["parameters"]["id_vlozisca"];
            };
            cookie?: never;
        };
        /**
         * All files of a record in one archive
         * @description `pot_zip` of a record is the path of this operation (pages.md P9). The archive has the files of the record under
         *     their own names; if two files have the same name, the name of the later one begins with its id. The answer is an
         *     attachment with an ASCII file name (`vlozisce_58213.zip`); its headers forbid it to run scripts. The answer is 404
         *     for a record that the caller may not see and for a record without files.
         */
        get: operations["downloadDocumentRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/supplier_documents/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Suppliers' invoices behind the costs of a building, with their sums
         * @description Only for owners of a unit in the building. Invoices that name a resident are not listed.
         */
        get: operations["listSupplierDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/forms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Forms of the manager, also without a login
         * @description Page 108 is always allowed, also for a visitor; sending a form needs a login.
         */
        get: operations["listForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/forms/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * The user's submissions, with their values, states and the manager's answer
         * @description Newest first. Lists only submissions that this user has sent as this payer at the chosen manager, each with its
         *     values and all its states. A user who takes over the payer code later does not see them.
         */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/forms/submissions/{st_vloge}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a submission.
                 * @example V-2026-00941
                 */
                st_vloge: components["parameters"]["st_vloge"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a submission that the manager has not started to process
         * @description Possible only while the submission is `prejeto`; afterwards the answer is 409. Only the user who has sent it can
         *     cancel it.
         */
        delete: operations["cancelSubmission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/forms/pdf/{oznaka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Key of a form.
                 * @example sprememba_oseb
                 */
                oznaka: components["parameters"]["oznaka"];
            };
            cookie?: never;
        };
        /**
         * A form as a PDF, also without a login
         * @description Every `pot_pdf` of a form is the path of this operation. It needs no token, so that a visitor can print a form
         *     too. The answer is 404 for a form without a PDF.
         */
        get: operations["downloadForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/forms/{oznaka}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Key of a form.
                 * @example sprememba_oseb
                 */
                oznaka: components["parameters"]["oznaka"];
            };
            cookie?: never;
        };
        /**
         * A form with the definitions of its fields
         * @description All data that the portal needs to show the form and to check it before it is sent (pages.md P24).
         */
        get: operations["getForm"];
        put?: never;
        /**
         * Send a filled-in form, with files as multipart
         * @description The values must be valid for the fields of `getForm`; a 422 lists the invalid ones in `napake`. A reported reading
         *     must not be below the meter's last reading, which is not compared for a unit that is let (the reading is the tenant's),
         *     and the caller must have the role of `kdo` in the unit. A form that
         *     exists only as a PDF cannot be sent: the answer is 404, as for an unknown form and for a unit that is not the
         *     caller's.
         *
         *     `listSubmissions` shows the progress; the payer gets a notification of each step.
         */
        post: operations["submitForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/faq": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Questions and answers of the manager
         * @description The same for all payers of the chosen manager (pages.md P21).
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/contact_card": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Contacts of the manager and for emergencies
         * @description One answer with all contacts that a resident needs, so that the portal can store it for use without a network: how
         *     to reach the manager of the session and, with `objekt_sifra`, the contacts and instructions for that building.
         *     Without `objekt_sifra`, `nujni` and `lokacije_zapornih_ventilov` are empty and `navodila_html` is `null`; a user
         *     without a unit still gets the contacts of the manager. The answer is 404 for a building in which the payer has no
         *     unit. It names only companies and places, no residents.
         */
        get: operations["getContactCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/contractors/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Companies that serve a building
         * @description For example for a lift that has stopped or a water leak (pages.md P22). The answer is 404 for a building in which
         *     the payer has no unit.
         */
        get: operations["listContractors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/insurance_contracts/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Insurance contracts of a building, including expired ones
         * @description The insurance company, what is insured, and how to report a damage (pages.md P23). Only owners get the prices; for
         *     other users those fields are `null`.
         */
        get: operations["listInsuranceContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/registered_number/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a change of persons or dogs in one's own unit
         * @description The numbers in the list do not change until the manager confirms the change. With `prazna` the number of persons
         *     must be 1. A change with a proof is sent as multipart. The server does not save the same change (same unit, day
         *     and numbers) again while the first one is still `prejeto`.
         */
        post: operations["reportRegisteredChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}-user/v2/registered_number/{objekt_sifra}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        /**
         * Registered numbers of persons and dogs of all units of a building
         * @description The answer has no names; history and reported changes are only those of the caller's own units.
         */
        get: operations["getRegisteredNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The data for a login. */
        Credentials: {
            /**
             * Format: email
             * @example ana.zupancic@example.si
             */
            email: string;
            /**
             * Format: password
             * @example Javorjeva12
             */
            password: string;
        };
        /**
         * @description Key of a property manager.
         * @example zelenigaj
         */
        ManagerKey: string;
        /**
         * @description Šifra plačnika - text, unique within one manager; leading zeros are significant.
         * @example 104217
         */
        CodePayer: string;
        /** @description The logged-in user (§3). The portal stores these six fields and no others. */
        UserData: {
            /** @example 4821 */
            id: number;
            /** @example Ana */
            firstname: string;
            /** @example Zupančič */
            lastname: string;
            /**
             * Format: email
             * @example ana.zupancic@example.si
             */
            email: string;
            selected_manager: components["schemas"]["ManagerKey"];
            code_payer: components["schemas"]["CodePayer"];
        };
        /** @description A session (§3 Login response). */
        Login: {
            user_data: components["schemas"]["UserData"];
            /**
             * @description Signed token; its payload has `exp` in unix seconds.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0ODIxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.MltO7JS4Ka55ejrcJdRFtNo2Dcsjzv8JbUmLQ2cj6Ck
             */
            token_string: string;
        };
        /** @description An error in one field of a body, or in one parameter. */
        FieldError: {
            /**
             * @description The name of the field or parameter as it was sent, at most its first 40 characters.
             * @example stanje
             */
            polje: string;
            /**
             * @description manjka the value is missing · prenizko the number is below `meja` · neustrezno any other error.
             *     Readers accept other values.
             * @example prenizko
             * @enum {string}
             */
            razlog: "manjka" | "prenizko" | "neustrezno";
            /**
             * @description The lowest valid number, for example a meter's last reading; `null` for other reasons.
             * @example 217.4
             */
            meja: number | null;
        };
        /**
         * @description Why a call failed (§8): the members of the specification, and beside them those of RFC 9457. Every error of every
         *     operation has this form, with the media type `application/json`. The portal shows a Slovenian sentence for a known `error`, otherwise for a known `code`.
         *     For an unknown `error` it shows the generic sentence, for an unknown `code` the caller's own message.
         */
        Error: {
            /**
             * @description 1 invalid data received · 2 user is not connected to the manager · 3 wrong password ·
             *     4 not found · 5 unknown internal server error · 6 e-mail or password is wrong.
             * @enum {integer}
             */
            code?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description The server error string, when it says more than the code.
             * @enum {string}
             */
            error?: "Invalid bill password" | "User with this email exists" | "User with this code exists" | "Code payer for this manager does not exist" | "Manager data is missing" | "Invalid captcha" | "Forgotten password request expired" | "Unknown internal server error" | "Invalid data received" | "User is not connected to manager";
            /** @description For developers and logs; never shown to a resident. */
            detail?: string;
            /**
             * @description A URI that names the kind of error, as in RFC 9457; `about:blank` when the status says it all.
             * @example about:blank
             */
            type?: string;
            /**
             * @description The kind of error in a few English words; the same for each error of a `type`.
             * @example Unprocessable Content
             */
            title?: string;
            /**
             * @description The status of the answer.
             * @example 422
             */
            status?: number;
            /**
             * @description The number by which the server finds the request in its log: the `X-Request-Id` that the proxy before the server
             *     has given to the request, otherwise a number that the server makes. The portal shows the first eight letters and digits to the user.
             * @example 3f2a91bc7d604e1f
             */
            request_id?: string;
            /** @description For a 422, the fields with an error, in their order. Without it, the reason is not an error of a field. */
            napake?: components["schemas"]["FieldError"][];
        };
        /**
         * @description The token of a link, exactly as in the URL.
         * @example 3nKfP0hYq2VbT7cW5xZr8sLmA1dE4gJ6uN9oQpRtSwI
         */
        LinkToken: string;
        /** @description The token that the manager's own system gave to staff. */
        ActingRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /**
         * @description Signed token; its payload has `exp` in unix seconds.
         * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0ODIxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.MltO7JS4Ka55ejrcJdRFtNo2Dcsjzv8JbUmLQ2cj6Ck
         */
        token_string: string;
        /**
         * @description A session in which staff act as a user. It is the same as after the user's own login, except that the token also has
         *     the claim `act` (RFC 8693), even after a switch of manager: from it the portal knows after a reload that staff act
         *     as the user.
         */
        ActingLogin: {
            user_data: components["schemas"]["UserData"];
            token_string: components["schemas"]["token_string"];
            /**
             * @description Staff act as this user.
             * @constant
             */
            acting_as: true;
        };
        /**
         * @description A proof-of-work challenge of ALTCHA, version 1. The browser finds the `number` between 0 and `maxnumber` for which
         *     the SHA-256 of `salt` followed by `number` equals `challenge` (hexadecimal).
         */
        CaptchaChallenge: {
            /**
             * @example SHA-256
             * @enum {string}
             */
            algorithm: "SHA-256";
            /** @example b8e4c3ebef1b0a755f13ce69a6a4c751a75e350ce1773ba6cfd9b18849f4f0a0 */
            challenge: string;
            /**
             * @description The largest number to try.
             * @example 50000
             */
            maxnumber: number;
            /**
             * @description A random value with its expiry in unix seconds; it ends with `&`.
             * @example 5f0c2a9e7b1d4836a0e1c2d3?expires=1795255800&
             */
            salt: string;
            /**
             * @description HMAC-SHA-256 of `challenge`.
             * @example 91d5cec2c9f1bb4ba62499b83d6acc34646f33ac53c19d9ef4744d2a317a2fa4
             */
            signature: string;
        };
        /**
         * @description Geslo iz položnice - printed on the bill; the comparison ignores case and spaces. The password of the previous bill
         *     is also valid (pages.md C8, C10-4).
         * @example K7M4-2QXA
         */
        BillPassword: string;
        /**
         * @description Ime; has at least one letter.
         * @example Ana
         */
        FirstName: string;
        /**
         * @description Priimek; has at least one letter.
         * @example Zupančič
         */
        LastName: string;
        /**
         * Format: password
         * @description At least 8 characters, an upper-case letter and a digit.
         * @example Javorjeva13
         */
        NewPassword: string;
        /**
         * @description Base64 of a JSON object with `algorithm`, `challenge`, `salt` and `signature` of the challenge and the `number` that
         *     was found. Valid once, whatever the answer is - each attempt needs a new challenge.
         * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiYjhlNGMzZWJlZjFiMGE3NTVmMTNjZTY5YTZhNGM3NTFhNzVlMzUwY2UxNzczYmE2Y2ZkOWIxODg0OWY0ZjBhMCIsIm51bWJlciI6MjA0MTcsInNhbHQiOiI1ZjBjMmE5ZTdiMWQ0ODM2YTBlMWMyZDM/ZXhwaXJlcz0xNzk1MjU1ODAwJiIsInNpZ25hdHVyZSI6IjkxZDVjZWMyYzlmMWJiNGJhNjI0OTliODNkNmFjYzM0NjQ2ZjMzYWM1M2MxOWQ5ZWY0NzQ0ZDJhMzE3YTJmYTQifQ==
         */
        CaptchaSolution: string;
        /**
         * @description A new account (pages.md P27). Manager, payer code and bill password prove that the user is this payer. The portal
         *     checks the repeated password itself and does not send it.
         */
        Registration: {
            manager: components["schemas"]["ManagerKey"];
            code_payer: components["schemas"]["CodePayer"];
            bill_password: components["schemas"]["BillPassword"];
            firstname: components["schemas"]["FirstName"];
            lastname: components["schemas"]["LastName"];
            /**
             * Format: email
             * @description The login name; case does not matter.
             * @example maja.kos@example.si
             */
            email: string;
            password: components["schemas"]["NewPassword"];
            captcha: components["schemas"]["CaptchaSolution"];
            /**
             * @description The user has agreed to the terms of use and the notice on personal data.
             * @example true
             * @constant
             */
            terms: true;
        };
        /** @description The e-mail of the account whose password is forgotten. */
        ForgottenPassword: {
            /**
             * Format: email
             * @example ana.zupancic@example.si
             */
            email: string;
            captcha: components["schemas"]["CaptchaSolution"];
        };
        /** @description A new password, with the token that proves that the user received the link. */
        PasswordReset: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["NewPassword"];
        };
        /** @example Ana */
        firstname: string;
        /** @example Zupančič */
        lastname: string;
        /**
         * Format: email
         * @example ana.zupancic@example.si
         */
        email: string;
        /** @example Upravljanje Zeleni Gaj d.o.o. */
        FullTitle: string;
        /**
         * Format: date-time
         * @description Date and time from 1900 on, ISO 8601 with offset or `Z`; `null` when there is none.
         * @example 2026-11-11T07:00:00+01:00
         */
        NullableDateTime: string | null;
        /** @description The account and its linked managers. */
        Profile: {
            firstname: components["schemas"]["firstname"];
            lastname: components["schemas"]["lastname"];
            email: components["schemas"]["email"];
            selected_manager: components["schemas"]["ManagerKey"];
            code_payer: components["schemas"]["CodePayer"];
            /** @description The linked managers, one row per payer code, in the order of `user_managers`. */
            upravniki: {
                full_title: components["schemas"]["FullTitle"];
                code_payer: components["schemas"]["CodePayer"];
            }[];
            /**
             * @description Current units at the selected manager, after merging L and U.
             * @example 3
             */
            enote_stevilo: number;
            /** @description Time of the login before the latest one; `null` after the first login. */
            zadnja_prijava: components["schemas"]["NullableDateTime"];
        };
        /** @description The name in the account; the payer's name on the bills does not change. */
        ProfileChange: {
            firstname: components["schemas"]["FirstName"];
            lastname: components["schemas"]["LastName"];
        };
        /** @description The current and the new password. The portal checks the repeated password itself and does not send it. */
        PasswordChange: {
            /**
             * Format: password
             * @example Javorjeva12
             */
            trenutno_geslo: string;
            novo_geslo: components["schemas"]["NewPassword"];
        };
        /**
         * @description How the owner calls the person; has at least one letter.
         * @example Marko Zupančič
         */
        PersonName: string;
        /**
         * @description The first letter, three asterisks and the domain.
         * @example m***@example.si
         */
        MaskedEmail: string;
        /**
         * @description solastnik co-owner · druzinski_clan member of the family · skrbnik carer · najemnik tenant, who sees nothing that concerns the owner
         *     alone. Readers accept other values.
         * @example druzinski_clan
         * @enum {string}
         */
        CoUserRole: "solastnik" | "druzinski_clan" | "skrbnik" | "najemnik";
        /**
         * @description gledanje to see, which everybody has · placevanje to see open items and pay them · obrazci to send forms and reports · odcitki to
         *     give meter states. `x-right` of each operation says which one it needs. Readers accept other values.
         * @example gledanje
         * @enum {string}
         */
        CoUserRight: "gledanje" | "placevanje" | "obrazci" | "odcitki";
        /**
         * @description The person's rights. `gledanje` is one of them.
         * @example [
         *       "gledanje",
         *       "placevanje"
         *     ]
         */
        CoUserRights: components["schemas"]["CoUserRight"][];
        /**
         * Format: date-time
         * @description Date and time from 1900 on, ISO 8601 with offset or `Z`.
         * @example 2026-11-11T07:00:00+01:00
         */
        DateTime: string;
        /** @description An invitation that can be accepted, for the reader of its link. */
        Invitation: {
            /**
             * @description Name of the owner who invites.
             * @example Ana Zupančič
             */
            vabi: string;
            upravnik: components["schemas"]["FullTitle"];
            /** @description The addresses of the units to which the person gets access, each once. */
            enote: string[];
            ime: components["schemas"]["PersonName"];
            e_posta_maskirana: components["schemas"]["MaskedEmail"];
            vloga: components["schemas"]["CoUserRole"];
            pravice: components["schemas"]["CoUserRights"];
            velja_do: components["schemas"]["DateTime"];
            /**
             * @description Whether the invited address has an account, so that its password is needed; otherwise an account is opened.
             * @example false
             */
            ima_racun: boolean;
        };
        /**
         * @description 1 invalid data received · 2 user is not connected to the manager · 3 wrong password ·
         *     4 not found · 5 unknown internal server error · 6 e-mail or password is wrong.
         * @enum {integer}
         */
        code: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description The server error string, when it says more than the code.
         * @enum {string}
         */
        error: "Invalid bill password" | "User with this email exists" | "User with this code exists" | "Code payer for this manager does not exist" | "Manager data is missing" | "Invalid captcha" | "Forgotten password request expired" | "Unknown internal server error" | "Invalid data received" | "User is not connected to manager";
        /** @description For developers and logs; never shown to a resident. */
        detail: string;
        /**
         * @description A URI that names the kind of error, as in RFC 9457; `about:blank` when the status says it all.
         * @example about:blank
         */
        type: string;
        /**
         * @description The kind of error in a few English words; the same for each error of a `type`.
         * @example Unprocessable Content
         */
        title: string;
        /**
         * @description The status of the answer.
         * @example 422
         */
        status: number;
        /**
         * @description The number by which the server finds the request in its log: the `X-Request-Id` that the proxy before the server
         *     has given to the request, otherwise a number that the server makes. The portal shows the first eight letters and digits to the user.
         * @example 3f2a91bc7d604e1f
         */
        request_id: string;
        /** @description For a 422, the fields with an error, in their order. Without it, the reason is not an error of a field. */
        napake: components["schemas"]["FieldError"][];
        /** @description Why a request about people was not taken: the members of `Error`, and `razlog`. */
        PeopleRefusal: {
            code?: components["schemas"]["code"];
            error?: components["schemas"]["error"];
            detail?: components["schemas"]["detail"];
            type?: components["schemas"]["type"];
            title?: components["schemas"]["title"];
            status?: components["schemas"]["status"];
            request_id?: components["schemas"]["request_id"];
            napake?: components["schemas"]["napake"];
            /**
             * @description lasten_naslov the address is the owner's own · ze_povabljen the address has an invitation that is still valid · ze_ima_dostop the address has access ·
             *     prevec five people have access or are invited · sprejeto the invitation has been used · preklicano it was ended · poteklo seven days have passed ·
             *     prosta_sifra the payer code has no account, so that registration is the way. Readers accept other values.
             * @example prevec
             * @enum {string}
             */
            razlog?: "lasten_naslov" | "ze_povabljen" | "ze_ima_dostop" | "prevec" | "sprejeto" | "preklicano" | "poteklo" | "prosta_sifra";
        };
        /**
         * @description The password of the invited address's account, and `novi_racun` `null`; or a new password and the data of a new account, when the address has
         *     none.
         */
        Acceptance: {
            /**
             * Format: password
             * @example Javorjeva12
             */
            password: string;
            /** @description The new account; its password is a `NewPassword`. */
            novi_racun: {
                firstname: components["schemas"]["FirstName"];
                lastname: components["schemas"]["LastName"];
                /**
                 * @description The user has agreed to the terms of use and the notice on personal data.
                 * @example true
                 * @constant
                 */
                terms: true;
            } | null;
        };
        /**
         * @description What proves that the person has a bill of the unit, and who it is. The owner gets name and address by e-mail, to invite the
         *     person.
         */
        AccessRequest: {
            manager: components["schemas"]["ManagerKey"];
            code_payer: components["schemas"]["CodePayer"];
            bill_password: components["schemas"]["BillPassword"];
            firstname: components["schemas"]["FirstName"];
            lastname: components["schemas"]["LastName"];
            /**
             * Format: email
             * @example marko.kos@example.si
             */
            email: string;
            captcha: components["schemas"]["CaptchaSolution"];
        };
        /**
         * @description `attachment` with the file's name (RFC 6266). A name with a space or another character that a token cannot have
         *     stands in quotation marks, and one that is not ASCII in `filename*`.
         * @example attachment; filename="redni_obracun_2026-10_104217.pdf"
         */
        AttachmentHeader: string;
        /** @description Why a step of a handover was not taken: the members of `Error`, and `razlog`. */
        HandoverRefusal: {
            code?: components["schemas"]["code"];
            error?: components["schemas"]["error"];
            detail?: components["schemas"]["detail"];
            type?: components["schemas"]["type"];
            title?: components["schemas"]["title"];
            status?: components["schemas"]["status"];
            request_id?: components["schemas"]["request_id"];
            napake?: components["schemas"]["napake"];
            /**
             * @description v_teku the unit has a handover that is not over · zaklenjeno its state does not allow the step any more · spremenjeno it was changed since the
             *     named `razlicica` · lasten_naslov the taker's address is the giver's own · prevec ten documents are there · porabljeno the link has been used ·
             *     umaknjeno the giver has withdrawn it or sent a newer link · poteklo seven days have passed. Readers accept other values.
             * @example v_teku
             * @enum {string}
             */
            razlog?: "v_teku" | "zaklenjeno" | "spremenjeno" | "lasten_naslov" | "prevec" | "porabljeno" | "umaknjeno" | "poteklo";
        };
        /**
         * @description Label of the unit.
         * @example Javorjeva ulica 12 - 2 - 3 (14)
         */
        HandoverUnitName: string;
        /**
         * @description prodaja sale · dedovanje inheritance · darilo gift · najem lease, after which the owner stays the owner. Readers accept other values.
         * @example prodaja
         * @enum {string}
         */
        HandoverKind: "prodaja" | "dedovanje" | "darilo" | "najem";
        /**
         * @description Name of the giver.
         * @example Ana Zupančič
         */
        HandoverGiver: string;
        /**
         * Format: date
         * @description A day from 1900 on.
         * @example 2026-11-30
         */
        Date: string;
        /**
         * @description `null` in a draft until it is known.
         * @example Novak
         */
        NullableText: string | null;
        /**
         * @description With its letter; `null` in a draft until it is known.
         * @example 12a
         */
        HouseNumber: string | null;
        /**
         * @description `null` in a draft until it is known.
         * @example 1999
         */
        PostCode: string | null;
        /** @description An address in its parts. */
        HandoverAddress: {
            /** @example Lipova ulica */
            ulica: components["schemas"]["NullableText"];
            hisna_stevilka: components["schemas"]["HouseNumber"];
            postna_stevilka: components["schemas"]["PostCode"];
            /** @example Zeleni Gaj */
            kraj: components["schemas"]["NullableText"];
        };
        /**
         * @description Five asterisks and the last three digits; `null` when it was not given.
         * @example *****341
         */
        MaskedTaxNumber: string | null;
        /**
         * @description Number of the meter.
         * @example 33120442
         */
        st_merilnika: string;
        /**
         * @description Heat cost allocator, heat meter, water meter for cold or for hot water. Readers accept other values.
         * @example delilnik
         * @enum {string}
         */
        MeterType: "delilnik" | "kalorimeter" | "vodomer_hladna" | "vodomer_topla";
        /**
         * @description Room.
         * @example Kopalnica
         */
        prostor: string;
        /**
         * @description Allocator units, cubic metres or kilowatt-hours. Readers accept other values.
         * @example enota
         * @enum {string}
         */
        MeterUnit: "enota" | "m³" | "kWh";
        /**
         * @description In `enota_mere`; `null` when it is not known.
         * @example 4.2
         */
        NullableQuantity: number | null;
        /** @description A meter's state on the day of the handover. */
        OfferMeter: {
            st_merilnika: components["schemas"]["st_merilnika"];
            vrsta_merilnika: components["schemas"]["MeterType"];
            prostor: components["schemas"]["prostor"];
            enota_mere: components["schemas"]["MeterUnit"];
            /** @description `null` for a meter that is read remotely. */
            stanje: components["schemas"]["NullableQuantity"];
        };
        /**
         * @description Number of the file.
         * @example 1
         */
        HandoverFileNumber: number;
        /**
         * @description pogodba the contract, for a sale, a gift and a lease · sklep the decision of the probate court, for an inheritance · drugo another document ·
         *     stevec a photo of a meter. `pogodba` and `sklep` are PDF, a photo is JPG or PNG. Readers accept other values.
         * @example pogodba
         * @enum {string}
         */
        HandoverFileKind: "pogodba" | "sklep" | "drugo" | "stevec";
        /**
         * @description File name.
         * @example darilna_pogodba.pdf
         */
        HandoverFileName: string;
        /**
         * @description Size of the file in bytes.
         * @example 1184
         */
        HandoverFileSize: number;
        /** @description A document of the handover, which `downloadOfferFile` has. */
        OfferFile: {
            id_priloge: components["schemas"]["HandoverFileNumber"];
            vrsta: components["schemas"]["HandoverFileKind"];
            naziv: components["schemas"]["HandoverFileName"];
            velikost: components["schemas"]["HandoverFileSize"];
        };
        /**
         * @description Billing period, year and month.
         * @example 2026-10
         */
        Period: string;
        /**
         * @description What the money is for - the regular bill, the reserve fund or the voluntary fund. Readers accept other values.
         * @example redni
         * @enum {string}
         */
        Fund: "redni" | "rezervni_sklad" | "prostovoljni_sklad";
        /**
         * @description What `znesek` is - obracun the bill of the month · zadnji_obracun an estimate, the last bill of the unit · predracun an estimate of the
         *     manager · ni not known. Readers accept other values.
         *     They take them as an estimate.
         * @example zadnji_obracun
         * @enum {string}
         */
        CostBasis: "obracun" | "zadnji_obracun" | "predracun" | "ni";
        /**
         * @description Euro; `null` when it is not known.
         * @example 13.84
         */
        NullableAmount: number | null;
        /**
         * @description How a month's cost is shared. Each day belongs to one party: the day of the handover and those before it to the giver, the days after it to
         *     the taker. The giver's part is rounded to cents, half away from zero, and the taker's part is the rest.
         */
        HandoverShare: {
            obdobje: components["schemas"]["Period"];
            sklad: components["schemas"]["Fund"];
            /**
             * @description Days of the month.
             * @example 30
             */
            dni: number;
            /** @example 30 */
            dni_predajnika: number;
            /** @example 0 */
            dni_prevzemnika: number;
            podlaga: components["schemas"]["CostBasis"];
            znesek: components["schemas"]["NullableAmount"];
            del_predajnika: components["schemas"]["NullableAmount"];
            del_prevzemnika: components["schemas"]["NullableAmount"];
        };
        /** @description A handover for the reader of the taker's link. */
        HandoverOffer: {
            upravnik: components["schemas"]["FullTitle"];
            naziv_enote: components["schemas"]["HandoverUnitName"];
            vrsta: components["schemas"]["HandoverKind"];
            predajnik: components["schemas"]["HandoverGiver"];
            /** @description The last day of the giver. */
            datum_predaje: components["schemas"]["Date"];
            /** @description The taker, as the giver has written it. */
            prevzemnik: {
                /** @example Tina Kralj */
                ime: string;
                naslov: components["schemas"]["HandoverAddress"];
                davcna_maskirana: components["schemas"]["MaskedTaxNumber"];
            };
            e_posta_maskirana: components["schemas"]["MaskedEmail"];
            /** @description All meters of the unit. */
            stevci: components["schemas"]["OfferMeter"][];
            /** @description The documents, oldest first. */
            priloge: components["schemas"]["OfferFile"][];
            /** @description The same as the giver gets. */
            razdelitev: components["schemas"]["HandoverShare"][];
            velja_do: components["schemas"]["DateTime"];
            /**
             * @description Whether the address has an account, so that its password links the unit to it.
             * @example false
             */
            ima_racun: boolean;
        };
        /**
         * @description The taker's answer. With the password of the account of the invited address the handover and later the unit belong to that account; without it the
         *     taker registers with the first bill.
         */
        HandoverAnswer: {
            /**
             * @description potrjujem the taker signs · zavracam the taker sends it back to the giver. Readers accept other values.
             * @example potrjujem
             * @enum {string}
             */
            odgovor: "potrjujem" | "zavracam";
            /**
             * @description What is wrong, for `zavracam`; `null` for `potrjujem`.
             * @example null
             */
            razlog: string | null;
            /**
             * Format: password
             * @description `null` without an account.
             * @example null
             */
            password: string | null;
        };
        /**
         * @description osnutek a draft, which only the giver sees · caka_prevzemnika signed by the giver, the taker has a link · oddano signed by both, the
         *     manager has it · v_obdelavi the manager works on it · potrjeno the manager has confirmed it · zavrnjeno the manager has refused it.
         *     Up to `oddano` the giver can withdraw it, and it is a draft again. A refusal by the taker makes it a draft too.
         *     Readers accept other values. They offer no step for them.
         * @example osnutek
         * @enum {string}
         */
        HandoverState: "osnutek" | "caka_prevzemnika" | "oddano" | "v_obdelavi" | "potrjeno" | "zavrnjeno";
        /** @description The state after the taker's answer. */
        HandoverAnswered: {
            stanje: components["schemas"]["HandoverState"];
            /**
             * @description Whether the handover belongs to an account.
             * @example false
             */
            povezano: boolean;
        };
        /** @description A manager to choose from. */
        ManagerChoice: {
            manager: components["schemas"]["ManagerKey"];
            full_title: components["schemas"]["FullTitle"];
        };
        /** @description The proof that the user owns a payer code (pages.md P25, C8). */
        NewManager: {
            manager: components["schemas"]["ManagerKey"];
            code_payer: components["schemas"]["CodePayer"];
            bill_password: components["schemas"]["BillPassword"];
        };
        /** @description A manager linked to the account under one payer code (§3). The list can have the same manager several times. */
        Manager: {
            manager: components["schemas"]["ManagerKey"];
            full_title: components["schemas"]["FullTitle"];
            code_payer: components["schemas"]["CodePayer"];
        };
        /** @description The new session after a switch of manager (§7). */
        Switched: {
            data: components["schemas"]["Login"];
        };
        /**
         * @description svezo the manager has answered now · zastarelo the manager did not answer, the items are those of the last answer ·
         *     ni_odgovora the manager did not answer, and there is no earlier answer. Readers accept other values.
         * @example svezo
         * @enum {string}
         */
        DueState: "svezo" | "zastarelo" | "ni_odgovora";
        /**
         * Format: date
         * @description A day from 1900 on; `null` when there is none.
         * @example 2026-11-30
         */
        NullableDate: string | null;
        /**
         * @description Euro, at most two decimals; a negative amount is an overpayment.
         * @example 217.5
         */
        Amount: number;
        /**
         * @description Number of rows of the whole list. It and all totals are of all rows, on each page.
         * @example 3
         */
        RowCount: number;
        /**
         * @description The status of an unsettled bill - every `BillStatus` except `placano`. Readers accept other values.
         * @example zapadlo
         * @enum {string}
         */
        OpenStatus: "delno_placano" | "odprto" | "zapadlo" | "preplacilo" | "v_izvrsbi";
        /**
         * @description `inventarna_stevilka`, the identity of a unit.
         * @example 0137014
         */
        UnitKey: string;
        /**
         * @description A direct debit will settle the open amount on the due date; no payment order is needed.
         * @example false
         */
        DirectDebit: boolean;
        /**
         * @description ni the manager knows of no payment · najavljeno the payer says that it is paid, and the manager has not booked it · prejeto the whole
         *     amount has arrived · delno a part has arrived · zavrnjeno the manager has not found the announced payment ·
         *     v_direktni_obremenitvi a direct debit settles the bill. Readers accept other values.
         * @example delno
         * @enum {string}
         */
        PaymentState: "ni" | "najavljeno" | "prejeto" | "delno" | "zavrnjeno" | "v_direktni_obremenitvi";
        /**
         * @description What is known of the payment of a bill (pages.md P4). An announcement changes no amount: the bill stays open until the manager
         *     has booked the payment.
         */
        BillPayment: {
            stanje_placila: components["schemas"]["PaymentState"];
            /** @description When the payer has announced the payment; `null` when the payer has not. */
            najavljeno_ob: components["schemas"]["NullableDateTime"];
            /** @description The day of the last payment that the manager has booked; `null` before the first. */
            prejeto_ob: components["schemas"]["NullableDate"];
            prejeti_znesek: components["schemas"]["Amount"];
        };
        /**
         * @description Path of the bill's document under the API (`downloadBill`).
         * @example /api/portal-user/v2/pdf/26100314
         */
        BillPath: string;
        /** @description Data for a UPN QR payment order. The portal shows these data unchanged and adds nothing. */
        UpnPayment: {
            /** @example Upravljanje Zeleni Gaj d.o.o. */
            prejemnik_naziv: string;
            /** @example Gajeva cesta 1 */
            prejemnik_naslov: string;
            /** @example 1999 Zeleni Gaj */
            prejemnik_kraj: string;
            /** @example SI56999990010400151 */
            iban: string;
            /** @example SI121042172609011 */
            referenca: string;
            znesek: components["schemas"]["Amount"];
            /** @example COST */
            koda_namena: string;
            /** @example Redni obračun 09/2026, plačnik 104217 */
            namen: string;
            rok_placila: components["schemas"]["NullableDate"];
            /** @example Ana Zupančič */
            placnik_naziv: string;
            /** @example Javorjeva ulica 12 */
            placnik_naslov: string;
            /** @example 1999 Zeleni Gaj */
            placnik_kraj: string;
        };
        /** @description One unsettled bill - an amount is still open, or too much was paid. */
        OpenItem: {
            /** @example 26090314 */
            id_postavke: string;
            /**
             * @description Number of the bill.
             * @example 26090314
             */
            st_dokumenta: string;
            sklad: components["schemas"]["Fund"];
            obdobje: components["schemas"]["Period"];
            datum_izdaje: components["schemas"]["Date"];
            rok_placila: components["schemas"]["NullableDate"];
            /**
             * @description Days past the due date.
             * @example 22
             */
            dni_zamude: number;
            znesek: components["schemas"]["Amount"];
            placano: components["schemas"]["Amount"];
            odprto: components["schemas"]["Amount"];
            obresti: components["schemas"]["Amount"];
            /**
             * @description Number of reminders sent.
             * @example 0
             */
            st_opominov: number;
            datum_opomina: components["schemas"]["NullableDate"];
            status: components["schemas"]["OpenStatus"];
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            direktna_obremenitev: components["schemas"]["DirectDebit"];
            placilo: components["schemas"]["BillPayment"];
            pot_pdf: components["schemas"]["BillPath"];
            /** @description Data for the payment; `null` when the bill cannot be paid by a payment order. */
            upn: components["schemas"]["UpnPayment"] | null;
        };
        /**
         * @description What one payer code of the account owes to its manager. The amounts and the number of rows are of all open items, also
         *     when the list has only the first 100.
         */
        ManagerDues: {
            manager: components["schemas"]["ManagerKey"];
            full_title: components["schemas"]["FullTitle"];
            code_payer: components["schemas"]["CodePayer"];
            stanje: components["schemas"]["DueState"];
            /** @description When the manager gave these items; `null` when it never did. */
            osvezeno_ob: components["schemas"]["NullableDateTime"];
            /** @description The last day whose payments the manager has booked; `null` when it does not say. */
            placila_evidentirana_do: components["schemas"]["NullableDate"];
            odprto: components["schemas"]["Amount"];
            zapadlo: components["schemas"]["Amount"];
            stevilo_vrstic: components["schemas"]["RowCount"];
            /** @description Oldest due date first; the first 100 when there are more, which `listOpenItems` has page by page. */
            postavke: components["schemas"]["OpenItem"][];
        };
        /** @description The open items of all payer codes of the account. */
        DueList: {
            /** @description One row per payer code, in the order of `listUserManagers`. */
            upravniki: components["schemas"]["ManagerDues"][];
        };
        /**
         * @description posta paper · e_posta e-mail · sms text message · potisno push. Readers accept other values.
         * @example e_posta
         * @enum {string}
         */
        NoticeChannel: "posta" | "e_posta" | "sms" | "potisno";
        /** @description A way to reach the user. */
        ChannelState: {
            kanal: components["schemas"]["NoticeChannel"];
            /**
             * @description Whether the manager can reach the user this way.
             * @example true
             */
            na_voljo: boolean;
            /**
             * @description Where to, masked for e-mail and telephone; `null` when the channel has no address.
             * @example a***@example.si
             */
            naslov: string | null;
        };
        /**
         * @description obracun a new bill · placilo a payment has arrived · opomin a reminder · nujno an urgent notice for the building · dela planned works and
         *     outages · napake the course of a reported fault · odlocanje a decision of the owners · obvestila the manager's notifications ·
         *     oglasna_deska the bulletin board. Readers accept other values.
         * @example opomin
         * @enum {string}
         */
        NoticeKind: "obracun" | "placilo" | "opomin" | "nujno" | "dela" | "napake" | "odlocanje" | "obvestila" | "oglasna_deska";
        /** @description The channels of one kind of notice. */
        NoticeSetting: {
            vrsta: components["schemas"]["NoticeKind"];
            /**
             * @description Whether law or safety demands the notice, so that at least one channel stays on.
             * @example true
             */
            obvezno: boolean;
            /** @example true */
            posta: boolean;
            /** @example true */
            e_posta: boolean;
            /** @example false */
            sms: boolean;
            /** @example false */
            potisno: boolean;
        };
        /**
         * @description takoj each notice at once · dnevno the notices of a day in one message · tedensko those of a week. It does not apply to obligatory
         *     kinds, which are sent at once. Readers accept other values.
         * @example takoj
         * @enum {string}
         */
        Digest: "takoj" | "dnevno" | "tedensko";
        /** @example 22:00 */
        TimeOfDay: string;
        /**
         * @description The hours of each day, in Slovenian time, in which only urgent notices (`nujno`) are sent; the others wait until the end. The end may be
         *     on the next day. `null` for none.
         */
        QuietHours: {
            od: components["schemas"]["TimeOfDay"];
            do: components["schemas"]["TimeOfDay"];
        } | null;
        /** @description How the user of the account is notified (pages.md P35). */
        NotificationPreferences: {
            /** @description Each channel once. */
            kanali: components["schemas"]["ChannelState"][];
            /** @description Each kind once. Only channels that are available are on. */
            vrste: components["schemas"]["NoticeSetting"][];
            povzetek: components["schemas"]["Digest"];
            tihe_ure: components["schemas"]["QuietHours"];
            /** @description When the user last saved them; `null` for the preferences that everybody begins with. */
            shranjeno_ob: components["schemas"]["NullableDateTime"];
        };
        /** @description The new preferences. A kind that `vrste` leaves out keeps its channels. */
        PreferencesChange: {
            /** @description The channels of kinds of notices, each kind at most once. */
            vrste: {
                vrsta: components["schemas"]["NoticeKind"];
                /** @example true */
                posta: boolean;
                /** @example true */
                e_posta: boolean;
                /** @example false */
                sms: boolean;
                /** @example false */
                potisno: boolean;
            }[];
            povzetek: components["schemas"]["Digest"];
            tihe_ure: components["schemas"]["QuietHours"];
        };
        /** @description Why preferences were not saved: the members of `Error`, and `razlog`, which is missing when the request breaks this description. */
        PreferencesRefusal: {
            code?: components["schemas"]["code"];
            error?: components["schemas"]["error"];
            detail?: components["schemas"]["detail"];
            type?: components["schemas"]["type"];
            title?: components["schemas"]["title"];
            status?: components["schemas"]["status"];
            request_id?: components["schemas"]["request_id"];
            napake?: components["schemas"]["napake"];
            /**
             * @description obvezno an obligatory kind would have no channel · zadnji_kanal the same, and only one channel is available · ni_na_voljo a channel that is
             *     not available is on · podvojeno a kind is there twice. Readers accept other values.
             * @example obvezno
             * @enum {string}
             */
            razlog?: "obvezno" | "zadnji_kanal" | "ni_na_voljo" | "podvojeno";
        };
        /** @description What the caller may do at a payer code. */
        OwnRights: {
            /**
             * @description The role of a person who was invited; `null` for the user of the payer code.
             * @example druzinski_clan
             */
            vloga: components["schemas"]["CoUserRole"] | null;
            pravice: components["schemas"]["CoUserRights"];
        };
        /**
         * @description povabljen invited and not yet accepted · sprejet has access · preklican the owner has ended the invitation or the access ·
         *     potekel seven days have passed without an answer. Readers accept other values.
         * @example sprejet
         * @enum {string}
         */
        CoUserState: "povabljen" | "sprejet" | "preklican" | "potekel";
        /** @description A person to whom the owner gives access (pages.md P32). The whole e-mail address is in no answer. */
        CoUser: {
            /** @example 601 */
            id_souporabnika: number;
            ime: components["schemas"]["PersonName"];
            e_posta_maskirana: components["schemas"]["MaskedEmail"];
            vloga: components["schemas"]["CoUserRole"];
            pravice: components["schemas"]["CoUserRights"];
            stanje: components["schemas"]["CoUserState"];
            /** @description When the invitation was sent. */
            povabljen_ob: components["schemas"]["DateTime"];
            /** @description Until when the invitation can be accepted, seven days after it was sent. */
            velja_do: components["schemas"]["DateTime"];
            /** @description When the person last logged in; `null` before that. */
            zadnja_prijava: components["schemas"]["NullableDateTime"];
        };
        /** @description Who has access to a payer code beside its own user. */
        CoUsers: {
            code_payer: components["schemas"]["CodePayer"];
            /**
             * @description How many can have access or be invited at one time, five at most.
             * @example 5
             */
            najvec: number;
            /** @description Those who have access and those who are or were invited, the newest invitation first. */
            souporabniki: components["schemas"]["CoUser"][];
        };
        /** @description Whom the owner invites, and what the person may do. */
        InvitationRequest: {
            ime: components["schemas"]["PersonName"];
            /**
             * Format: email
             * @description The invitation holds for this address only.
             * @example eva.zupancic@example.si
             */
            e_posta: string;
            vloga: components["schemas"]["CoUserRole"];
            pravice: components["schemas"]["CoUserRights"];
        };
        /**
         * @description Number of the handover.
         * @example 702
         */
        HandoverId: number;
        /**
         * @description predajnik the giver, the user of the payer code · prevzemnik the taker. Readers accept other values.
         * @example predajnik
         * @enum {string}
         */
        HandoverRole: "predajnik" | "prevzemnik";
        /**
         * @description Goes up with each change; a change names the one that it was made from.
         * @example 3
         */
        HandoverVersion: number;
        /** @description Who takes the unit over. The tax number is in no answer as a whole. */
        HandoverTaker: {
            /** @example Tina Kralj */
            ime: components["schemas"]["NullableText"];
            naslov: components["schemas"]["HandoverAddress"];
            /**
             * Format: email
             * @description Where the link is sent.
             * @example tina.kralj@example.si
             */
            e_posta: string | null;
            davcna_maskirana: components["schemas"]["MaskedTaxNumber"];
        };
        /** @description A photo of a meter. */
        HandoverPhoto: {
            /** @example 2 */
            id_priloge: number;
            /**
             * @description Size of the file in bytes.
             * @example 48210
             */
            velikost: number;
            /**
             * @description Path of the photo (`downloadHandoverFile`).
             * @example /api/portal-user/v2/handover_case/702/file/2
             */
            pot: string;
        };
        /** @description A meter of the unit on the day of the handover. */
        HandoverMeter: {
            st_merilnika: components["schemas"]["st_merilnika"];
            vrsta_merilnika: components["schemas"]["MeterType"];
            prostor: components["schemas"]["prostor"];
            enota_mere: components["schemas"]["MeterUnit"];
            /**
             * @description `false` for a meter that is read remotely; its state may be left out.
             * @example true
             */
            obvezno: boolean;
            /** @description The last state that the manager has; `null` for a new meter, for a unit that is let, and in a handover that is over. */
            zadnje_stanje: components["schemas"]["NullableQuantity"];
            /** @description The state on the day of the handover; `null` until it is known. */
            stanje: components["schemas"]["NullableQuantity"];
            /** @description The photo of the state. */
            fotografija: components["schemas"]["HandoverPhoto"] | null;
        };
        /** @description A document of the handover, for both parties. */
        HandoverFile: {
            id_priloge: components["schemas"]["HandoverFileNumber"];
            vrsta: components["schemas"]["HandoverFileKind"];
            naziv: components["schemas"]["HandoverFileName"];
            velikost: components["schemas"]["HandoverFileSize"];
            /**
             * @description Path of the file (`downloadHandoverFile`).
             * @example /api/portal-user/v2/handover_case/702/file/1
             */
            pot: string;
        };
        /** @description When each party has signed. */
        HandoverSigned: {
            predajnik_ob: components["schemas"]["NullableDateTime"];
            prevzemnik_ob: components["schemas"]["NullableDateTime"];
        };
        /**
         * @description A change of the owner or of the user of a unit (pages.md P36). What a unit has paid into the reserve fund stays with the unit, and is not
         *     paid back.
         */
        Handover: {
            id_predaje: components["schemas"]["HandoverId"];
            inventarna_stevilka: components["schemas"]["UnitKey"];
            naziv_enote: components["schemas"]["HandoverUnitName"];
            vloga: components["schemas"]["HandoverRole"];
            vrsta: components["schemas"]["HandoverKind"];
            stanje: components["schemas"]["HandoverState"];
            razlicica: components["schemas"]["HandoverVersion"];
            /** @description The last day of the giver; `null` in a draft until it is known. */
            datum_predaje: components["schemas"]["NullableDate"];
            predajnik: components["schemas"]["HandoverGiver"];
            prevzemnik: components["schemas"]["HandoverTaker"];
            /** @description All meters of the unit; empty for a unit without meters. */
            stevci: components["schemas"]["HandoverMeter"][];
            /** @description The documents, oldest first; photos of meters are at the meters. */
            priloge: components["schemas"]["HandoverFile"][];
            /** @description What is open for the unit at the giver's payer code and stays the giver's; `null` for the taker. */
            odprte_obveznosti: components["schemas"]["NullableAmount"];
            /** @description Month by month from the first one that is not billed to that of the handover, and by fund; empty in a draft without a date. Both parties get the same. For a lease the reserve fund is left out, because it stays the owner's. */
            razdelitev: components["schemas"]["HandoverShare"][];
            podpisa: components["schemas"]["HandoverSigned"];
            /** @description Until when the taker can answer, seven days after the link was sent; `null` in every other state. */
            velja_do: components["schemas"]["NullableDateTime"];
            /**
             * @description Why the manager has refused it, or why the taker has sent it back as a draft.
             * @example null
             */
            razlog: string | null;
            ustvarjeno_ob: components["schemas"]["DateTime"];
        };
        /** @description The handovers of the caller. */
        Handovers: {
            /** @description The newest first. */
            predaje: components["schemas"]["Handover"][];
        };
        /** @description What a handover of a unit can begin with. */
        HandoverUnit: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            naziv_enote: components["schemas"]["HandoverUnitName"];
            /** @description Today by the server's clock. */
            danes: components["schemas"]["Date"];
            /** @description The first possible `datum_predaje`: the last day of the last month that is billed. */
            najprej: components["schemas"]["Date"];
            /** @description The last possible `datum_predaje`. */
            najpozneje: components["schemas"]["Date"];
            /** @description The handover that is not over yet; a unit has one at a time. */
            predaja: components["schemas"]["Handover"] | null;
        };
        /** @description Begins a draft. */
        HandoverStart: {
            vrsta: components["schemas"]["HandoverKind"];
        };
        /** @description Who takes the unit over, as far as it is known. */
        TakerDraft: {
            /** @example Tina Kralj */
            ime: components["schemas"]["NullableText"];
            naslov: components["schemas"]["HandoverAddress"];
            /**
             * Format: email
             * @description Where the link is sent; not the caller's own address.
             * @example tina.kralj@example.si
             */
            e_posta: string | null;
            /**
             * @description A Slovenian tax number, whose last digit is a check digit; `null` keeps the one that was given before for the same `ime` and `e_posta`; another person has none then.
             * @example 59023341
             */
            davcna: string | null;
        };
        /** @description The state of a meter, as far as it is known. */
        MeterDraft: {
            st_merilnika: components["schemas"]["st_merilnika"];
            /** @description Not below the last state; `null` until it is known. */
            stanje: components["schemas"]["NullableQuantity"];
        };
        /** @description The whole draft. */
        HandoverDraft: {
            razlicica: components["schemas"]["HandoverVersion"];
            vrsta: components["schemas"]["HandoverKind"];
            /** @description `null` until it is known. */
            datum_predaje: components["schemas"]["NullableDate"];
            prevzemnik: components["schemas"]["TakerDraft"];
            /** @description Meters of the unit; one that is left out has no state. */
            stevci: components["schemas"]["MeterDraft"][];
            /** @description The files that are kept (`id_priloge`), photos too; all others are removed. */
            priloge: number[];
        };
        /** @description The same with one new file; `datum_predaje` is left out when it is `null`. */
        HandoverForm: {
            razlicica: components["schemas"]["HandoverVersion"];
            vrsta: components["schemas"]["HandoverKind"];
            datum_predaje?: components["schemas"]["Date"];
            prevzemnik: components["schemas"]["TakerDraft"];
            /** @description As in `HandoverDraft`. */
            stevci?: components["schemas"]["MeterDraft"][];
            /** @description As in `HandoverDraft`. */
            priloge?: number[];
            vrsta_datoteke: components["schemas"]["HandoverFileKind"];
            st_merilnika?: components["schemas"]["st_merilnika"];
            /**
             * Format: binary
             * @description At most 8 MB; what it must be follows from `vrsta_datoteke`. The portal sends a photo without the position where it was taken; the server
             *     removes such data too. A photo replaces the one of its meter (`st_merilnika`).
             */
            datoteka: string;
        };
        /** @description The next state. */
        HandoverMove: {
            razlicica: components["schemas"]["HandoverVersion"];
            /**
             * @description caka_prevzemnika the giver signs, and the taker gets a link · osnutek the giver withdraws it. Readers accept other values.
             * @example caka_prevzemnika
             * @enum {string}
             */
            stanje: "caka_prevzemnika" | "osnutek";
        };
        /**
         * @description `objekt_sifra`, the code of a building; several units can have the same one.
         * @example 0137
         */
        BuildingKey: string;
        /**
         * @description A building unit linked to the user at the chosen manager (§3). A unit that the user both owns and uses has two rows
         *     with the same `inventarna_stevilka`, one with type L and one with type U; the portal merges them to L+U.
         */
        Unit: {
            objekt_sifra: components["schemas"]["BuildingKey"];
            /** @example Javorjeva ulica 12 */
            naziv: string;
            /**
             * @description Building number.
             * @example 2
             */
            stev_stavbe: string | null;
            /**
             * @description Sequence number; 0 when there is none.
             * @example 3
             */
            zaporedna: number;
            /**
             * @description Apartment number; 0 when there is none.
             * @example 14
             */
            stez_stanovanja: number;
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /**
             * @description L owner · U user · L+U both. Readers accept other values.
             * @example L
             * @enum {string}
             */
            vrsta: "L" | "U" | "L+U";
        };
        /**
         * @description stanovanje flat · poslovni_prostor business unit · garaza garage · klet cellar · drugo other. Readers accept other values.
         * @example stanovanje
         * @enum {string}
         */
        UnitKind: "stanovanje" | "poslovni_prostor" | "garaza" | "klet" | "drugo";
        /**
         * @description Square metres.
         * @example 62.4
         */
        UnitArea: number;
        /** @description The data of a unit on which the manager's bills are based (pages.md P18). */
        UnitDetails: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 */
            naslov: string;
            /** @example 1999 Zeleni Gaj */
            posta: string;
            vrsta_enote: components["schemas"]["UnitKind"];
            /**
             * @description Floor.
             * @example 3. nadstropje
             */
            etaza: string | null;
            povrsina: components["schemas"]["UnitArea"];
            ogrevana_povrsina: components["schemas"]["UnitArea"];
            /**
             * @description Share in the building.
             * @example 218/10000
             */
            solastniski_delez: string;
            /** @example 3 */
            st_oseb: number;
            /** @example 1 */
            st_psov: number;
            /**
             * @description Id in the cadastre.
             * @example 9999-137-14
             */
            id_dela_stavbe: string | null;
            /** @description First day of the caller's own time in the unit; for a tenant, of the lease. */
            velja_od: components["schemas"]["NullableDate"];
            velja_do: components["schemas"]["NullableDate"];
            /** @description The tenant; `null` when there is no tenant, and for every caller except the owner. */
            najemnik: string | null;
        };
        /** @description The bill that the payer says is paid. */
        PaymentAnnouncement: {
            /**
             * @description Number of an open item in `listOpenItems`.
             * @example 26100314
             */
            id_postavke: string;
        };
        /** @description Why a payment cannot be announced: the members of `Error`, and `razlog`. */
        PaymentRefusal: {
            code?: components["schemas"]["code"];
            error?: components["schemas"]["error"];
            detail?: components["schemas"]["detail"];
            type?: components["schemas"]["type"];
            title?: components["schemas"]["title"];
            status?: components["schemas"]["status"];
            request_id?: components["schemas"]["request_id"];
            napake?: components["schemas"]["napake"];
            /**
             * @description direktna_obremenitev a direct debit settles the bill · poravnano nothing is open. Readers accept other values.
             * @example poravnano
             * @enum {string}
             */
            razlog?: "direktna_obremenitev" | "poravnano";
        };
        /** @description One payment order for several bills of one account; its reference belongs to the payer, not to a bill. */
        JointPayment: {
            sklad: components["schemas"]["Fund"];
            upn: components["schemas"]["UpnPayment"];
        };
        /**
         * @description Where the next page of the list begins, for `kazalec`; `null` on the last page. The text has a meaning for the
         *     server only. The order of the rows stays the same from page to page, and no row is on two pages.
         * @example null
         */
        NextCursor: string | null;
        /** @description Open items with the totals of exactly these items. */
        OpenItems: {
            /** @description Oldest due date first. */
            postavke: components["schemas"]["OpenItem"][];
            skupaj_odprto: components["schemas"]["Amount"];
            zapadlo: components["schemas"]["Amount"];
            nezapadlo: components["schemas"]["Amount"];
            /** @description The next due date that has not passed; `null` when there is none. */
            naslednji_rok: components["schemas"]["NullableDate"];
            /** @description The last day whose payments the manager has booked; `null` when it does not say. */
            placila_evidentirana_do: components["schemas"]["NullableDate"];
            /** @description One row per account with open items. */
            po_skladih: {
                sklad: components["schemas"]["Fund"];
                odprto: components["schemas"]["Amount"];
            }[];
            /**
             * @description If the manager accepts joint payments (`dovoli_skupno_placilo`, pages.md 2.6): one order for each account for
             *     which the items have more than one order. Its amount is the sum of these orders; a payer who pays only some of
             *     them enters the sum of those. The manager settles the oldest bill first. Bills that a direct debit settles are
             *     not included.
             */
            skupna_placila: components["schemas"]["JointPayment"][];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description Path of the document under the API, `null` when there is none.
         * @example null
         */
        DocumentPath: string | null;
        /** @description One line of the account card - a bill, a payment, or another posting of the manager. */
        CardLine: {
            /** @example 900123 */
            id_knjizbe: string;
            datum: components["schemas"]["Date"];
            /**
             * @description Bill, payment, credit note, default interest, cost of a reminder, balance carried forward. Readers accept other values.
             * @example obracun
             * @enum {string}
             */
            vrsta: "obracun" | "placilo" | "dobropis" | "obresti" | "opomin" | "prenos";
            /** @description What the money is for; `null` for one payment that settles bills of several funds. */
            sklad: components["schemas"]["Fund"] | null;
            /** @example Redni obračun 10/2026 */
            opis: string;
            /**
             * @description Number of the document; `null` for a line without one, such as a payment.
             * @example 26100314
             */
            st_dokumenta: string | null;
            /**
             * @description Without spaces; `null` for a direct debit and for a line without its own reference.
             * @example SI121042172610010
             */
            referenca: string | null;
            rok_placila: components["schemas"]["NullableDate"];
            /** @description Debit; 0 in a credit line. */
            breme: components["schemas"]["Amount"];
            /** @description Credit; 0 in a debit line. */
            dobro: components["schemas"]["Amount"];
            /** @description Balance after this line, in the order of booking; positive for a debt, negative for an overpayment. */
            saldo: components["schemas"]["Amount"];
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            pot_pdf: components["schemas"]["DocumentPath"];
        };
        /**
         * @description Bills and payments in a range of days. `zacetno_stanje` + `promet_v_breme` − `promet_v_dobro` =
         *     `koncno_stanje`.
         */
        AccountCard: {
            /** @description Balance before the first day. */
            zacetno_stanje: components["schemas"]["Amount"];
            promet_v_breme: components["schemas"]["Amount"];
            promet_v_dobro: components["schemas"]["Amount"];
            /** @description Balance after the last day. */
            koncno_stanje: components["schemas"]["Amount"];
            /** @description The line that was booked last comes first. */
            knjizbe: components["schemas"]["CardLine"][];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description Calendar year.
         * @example 2026
         */
        Year: number;
        /**
         * @description placano nothing open · delno_placano partly paid, not yet due · odprto unpaid, not yet due ·
         *     zapadlo open and past its due date · preplacilo overpaid · v_izvrsbi in enforcement. Readers accept other values.
         * @example zapadlo
         * @enum {string}
         */
        BillStatus: "placano" | "delno_placano" | "odprto" | "zapadlo" | "preplacilo" | "v_izvrsbi";
        /**
         * @description How the payer gets the bill - by post, as an e-invoice to the bank, by e-mail or only in the portal.
         *     Readers accept other values.
         * @example e_racun
         * @enum {string}
         */
        BillDelivery: "posta" | "e_racun" | "e_posta" | "portal";
        /** @description The monthly bill of a unit. */
        RegularBill: {
            /**
             * @description Number of the bill.
             * @example 26100314
             */
            st_dokumenta: string;
            obdobje: components["schemas"]["Period"];
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            datum_izdaje: components["schemas"]["Date"];
            rok_placila: components["schemas"]["NullableDate"];
            /** @description Before VAT. */
            osnova: components["schemas"]["Amount"];
            /** @description VAT. */
            ddv: components["schemas"]["Amount"];
            /** @description `osnova` plus `ddv`. */
            znesek: components["schemas"]["Amount"];
            placano: components["schemas"]["Amount"];
            /** @description `znesek` minus `placano`. */
            odprto: components["schemas"]["Amount"];
            /** @description Amount of the unit's earlier bills that was overdue on the day of issue. */
            stari_dolg: components["schemas"]["Amount"];
            status: components["schemas"]["BillStatus"];
            direktna_obremenitev: components["schemas"]["DirectDebit"];
            nacin_prejema: components["schemas"]["BillDelivery"];
            pot_pdf: components["schemas"]["BillPath"];
            /** @description The cost specification as a document. */
            pot_razdelilnik: components["schemas"]["DocumentPath"];
            /** @description Data for paying the open amount; `null` when nothing is open. */
            upn: components["schemas"]["UpnPayment"] | null;
        };
        /** @description Regular bills and their totals; the totals are the sums of exactly these bills. */
        RegularBills: {
            /** @description All years with bills, the newest first, whatever year is requested. */
            leta: components["schemas"]["Year"][];
            /** @description The newest period first. */
            obracuni: components["schemas"]["RegularBill"][];
            /**
             * @description Path of one archive with the documents of exactly these bills (`downloadRegularBills`); `null` when no year is
             *     requested, when there is no bill, when the manager offers no archive, and when the bills are too many for one.
             * @example /api/portal-user/v2/regular_billing/zip?leto=2026&inventarna_stevilka=0137014
             */
            pot_zip: string | null;
            skupaj_znesek: components["schemas"]["Amount"];
            skupaj_placano: components["schemas"]["Amount"];
            skupaj_odprto: components["schemas"]["Amount"];
            /** @description Mean `znesek` of these bills, rounded to the cent; 0 when there are no bills. */
            povprecje: components["schemas"]["Amount"];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description Square metres.
         * @example 62.4
         */
        Area: number;
        /**
         * @description Euros per square metre and month.
         * @example 0.6
         */
        RatePerArea: number;
        /** @description The monthly bill of the reserve fund, without VAT. Only owners pay it, to a separate account. */
        ReserveBill: {
            /**
             * @description Number of the bill.
             * @example 26100315
             */
            st_dokumenta: string;
            obdobje: components["schemas"]["Period"];
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            datum_izdaje: components["schemas"]["Date"];
            rok_placila: components["schemas"]["NullableDate"];
            /** @description Area of the unit in square metres. */
            povrsina: components["schemas"]["Area"];
            /** @description The rate that the owners have agreed on; multiplied by `povrsina` it gives `znesek`. */
            prispevek_na_m2: components["schemas"]["RatePerArea"];
            /** @description The lowest rate that is prescribed for the age class. */
            najnizji_na_m2: components["schemas"]["RatePerArea"];
            /**
             * @description Age class of the building - I up to 10 years, II over 10, III over 30, IV over 60. Readers accept other values.
             * @example III
             * @enum {string}
             */
            starostni_razred: "I" | "II" | "III" | "IV";
            znesek: components["schemas"]["Amount"];
            placano: components["schemas"]["Amount"];
            /** @description `znesek` minus `placano`. */
            odprto: components["schemas"]["Amount"];
            status: components["schemas"]["BillStatus"];
            direktna_obremenitev: components["schemas"]["DirectDebit"];
            pot_pdf: components["schemas"]["BillPath"];
            /** @description Data for paying the open amount; `null` when nothing is open. */
            upn: components["schemas"]["UpnPayment"] | null;
        };
        /** @description Bills of the reserve fund and their totals; the totals are the sums of exactly these bills. */
        ReserveBills: {
            /** @description All years with bills, the newest first, whatever year is requested. */
            leta: components["schemas"]["Year"][];
            /** @description The newest period first. */
            obracuni: components["schemas"]["ReserveBill"][];
            skupaj_znesek: components["schemas"]["Amount"];
            skupaj_placano: components["schemas"]["Amount"];
            skupaj_odprto: components["schemas"]["Amount"];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description Operation, maintenance, management, insurance, energy, other. Readers accept other values.
         * @example energija
         * @enum {string}
         */
        CostGroup: "obratovanje" | "vzdrzevanje" | "upravljanje" | "zavarovanje" | "energija" | "drugo";
        /** @example 771204 */
        DocumentId: number;
        /**
         * @description How a cost is divided among the units. PO area · OP heated area · EN number of units · OS number of users · OS_PES
         *     users and dogs (a dog is 0.5) · SD co-ownership share · ST consumption by meter · DE units of heat cost allocators ·
         *     ZN the unit's own cost. Readers accept other values.
         * @example OS_PES
         * @enum {string}
         */
        AllocationKey: "PO" | "OP" | "EN" | "OS" | "OS_PES" | "SD" | "ST" | "DE" | "ZN";
        /**
         * @description In the unit of measure of the key.
         * @example 62.4
         */
        Quantity: number;
        /**
         * @description Percent, rounded to four decimals.
         * @example 3.5
         */
        Share: number;
        /**
         * @description Percent.
         * @example 22
         */
        Percent: number;
        /** @example V-2026-00871 */
        SubmissionNumber: string;
        /** @description A cost of the building and the unit's share of it. */
        CostLine: {
            skupina: components["schemas"]["CostGroup"];
            /** @example Čiščenje skupnih prostorov */
            vrsta_stroska: string;
            /**
             * @description Supplier.
             * @example Čistilni servis Bleščica d.o.o.
             */
            dobavitelj: string;
            /**
             * @description Number of the supplier's invoice.
             * @example 1026/118
             */
            st_racuna: string;
            datum_racuna: components["schemas"]["Date"];
            /**
             * @description The supplier's invoice (`downloadDocument`); `null` when its file is missing, it is not published, or the caller may
             *     not open it.
             */
            id_dokumenta: components["schemas"]["DocumentId"] | null;
            /** @description Cost of the building before VAT. */
            znesek_racuna: components["schemas"]["Amount"];
            kljuc: components["schemas"]["AllocationKey"];
            /** @description Quantity of the building, measured by the key. */
            kolicina_stavbe: components["schemas"]["Quantity"];
            /** @description Quantity of the unit, measured by the key. */
            kolicina_enote: components["schemas"]["Quantity"];
            /** @description `kolicina_enote` as a share of `kolicina_stavbe`. */
            delez: components["schemas"]["Share"];
            /** @description The unit's share before VAT. */
            osnova: components["schemas"]["Amount"];
            /** @description VAT rate; 0 for a cost without VAT. */
            stopnja_ddv: components["schemas"]["Percent"];
            ddv: components["schemas"]["Amount"];
            /** @description `osnova` plus `ddv`. */
            znesek: components["schemas"]["Amount"];
            /**
             * @description Number (`st_vloge`) of the caller's newest complaint about this line that is not cancelled; `null` when there is
             *     none.
             */
            id_reklamacije: components["schemas"]["SubmissionNumber"] | null;
        };
        /** @description How a regular bill was calculated; its total is the bill's `znesek`. */
        CostSpecification: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            /** @description Periods with a specification, the newest first. */
            obdobja: components["schemas"]["Period"][];
            /** @description The period of this specification; `null` when no period is requested and there is no specification. */
            obdobje: components["schemas"]["Period"] | null;
            /**
             * @description Number of the bill; `null` when there is no specification.
             * @example 26100314
             */
            st_obracuna: string | null;
            rok_placila: components["schemas"]["NullableDate"];
            /** @description The lines of the bill, one per cost and supplier. */
            postavke: components["schemas"]["CostLine"][];
            /** @description Subtotals, in the order of the lines. */
            skupine: {
                skupina: components["schemas"]["CostGroup"];
                osnova: components["schemas"]["Amount"];
                ddv: components["schemas"]["Amount"];
                znesek: components["schemas"]["Amount"];
            }[];
            /** @description By VAT rate, the lowest first. */
            rekapitulacija_ddv: {
                stopnja: components["schemas"]["Percent"];
                osnova: components["schemas"]["Amount"];
                ddv: components["schemas"]["Amount"];
            }[];
            skupaj_osnova: components["schemas"]["Amount"];
            skupaj_ddv: components["schemas"]["Amount"];
            skupaj_znesek: components["schemas"]["Amount"];
            /**
             * @description Amount of the regular bill of the same month one year before, in euros; `null` when there was no such bill.
             * @example 207.34
             */
            znesek_lani: number | null;
            /** @description This specification as a document; `null` when the period has no specification. */
            pot_pdf: components["schemas"]["DocumentPath"];
        };
        /** @description A step of the way of complaint; the manager names the bodies and their order. */
        ComplaintStep: {
            /**
             * @description Place in the order.
             * @example 1
             */
            korak: number;
            /** @example Reklamacija upravniku */
            naziv: string;
            /** @example Reklamacijo oddajte na portalu v roku. */
            opis: string;
            /**
             * @description Where to read more.
             * @example null
             */
            url: string | null;
        };
        /**
         * @description Until when a bill can be disputed, and the steps to take. The portal computes no term: it comes from the manager's
         *     rules.
         */
        BillComplaint: {
            /**
             * @description Number of the bill.
             * @example 26100314
             */
            st_dokumenta: string;
            /** @description First day of the term. */
            zacetek_roka: components["schemas"]["NullableDate"];
            /** @description Last day of the term; no date when the manager sets none. */
            rok_reklamacije: components["schemas"]["NullableDate"];
            /** @description In their order. */
            koraki: components["schemas"]["ComplaintStep"][];
        };
        /**
         * @description Who bears a bill - the owner or the tenant. Readers accept other values.
         * @example lastnik
         * @enum {string}
         */
        CostBearer: "lastnik" | "najemnik";
        /** @description A regular bill of the year. */
        AnnualBill: {
            obdobje: components["schemas"]["Period"];
            /**
             * @description Number of the bill; `null` for a tenant's bill, which is not the caller's.
             * @example 26100314
             */
            st_dokumenta: string | null;
            znesek: components["schemas"]["Amount"];
            bremeni: components["schemas"]["CostBearer"];
        };
        /** @description A kind of cost over the year. */
        AnnualCost: {
            skupina: components["schemas"]["CostGroup"];
            /** @example Hišniška opravila */
            vrsta_stroska: string;
            osnova: components["schemas"]["Amount"];
            ddv: components["schemas"]["Amount"];
            znesek: components["schemas"]["Amount"];
            /** @description The owner's part. */
            bremeni_lastnika: components["schemas"]["Amount"];
            /** @description The tenant's part, by the lease. */
            bremeni_najemnika: components["schemas"]["Amount"];
        };
        /**
         * @description The regular bills of a unit over a year, by kind of cost. Bills without a specification have no kinds of cost; they
         *     are in `brez_specifikacije`.
         */
        AnnualUnit: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            /** @description January first. */
            obracuni: components["schemas"]["AnnualBill"][];
            /** @description Months of the year without a bill, January first. They are not 0 €; nothing is known of them. */
            manjkajoci_meseci: components["schemas"]["Period"][];
            /** @description By group, then by name. */
            stroski: components["schemas"]["AnnualCost"][];
            /** @description The owner's bills without a specification. */
            brez_specifikacije_lastnika: components["schemas"]["Amount"];
            /** @description The tenant's bills without a specification. */
            brez_specifikacije_najemnika: components["schemas"]["Amount"];
            skupaj_lastnik: components["schemas"]["Amount"];
            skupaj_najemnik: components["schemas"]["Amount"];
            skupaj_znesek: components["schemas"]["Amount"];
        };
        /**
         * @description The reserve fund of a building over the year. `zacetno_stanje` + `vplacano` + `obresti` + `drugi_promet` − `poraba` −
         *     `stroski_banke` = `koncno_stanje`.
         */
        AnnualFund: {
            objekt_sifra: components["schemas"]["BuildingKey"];
            /**
             * @description The building.
             * @example Javorjeva ulica 12
             */
            naziv: string;
            /** @description The date of all amounts. */
            datum_stanja: components["schemas"]["Date"];
            zacetno_stanje: components["schemas"]["Amount"];
            vplacano: components["schemas"]["Amount"];
            obresti: components["schemas"]["Amount"];
            drugi_promet: components["schemas"]["Amount"];
            poraba: components["schemas"]["Amount"];
            stroski_banke: components["schemas"]["Amount"];
            koncno_stanje: components["schemas"]["Amount"];
            /** @description Amount that the caller paid into the fund in the year. */
            moje_vplacano_leto: components["schemas"]["Amount"];
        };
        /** @description A payer's year, of one unit or of all. It gives numbers and no tax advice. */
        AnnualStatement: {
            /** @example 104217 */
            code_payer: string;
            leto: components["schemas"]["Year"];
            /** @description All years with bills, the newest first, whatever year is requested. */
            leta: components["schemas"]["Year"][];
            /** @description The units that have ever had a bill, by their label. */
            enote: components["schemas"]["AnnualUnit"][];
            /**
             * @description The reserve funds of the buildings in which the caller owns a unit, as far as their year is known; empty for a
             *     user who may not see page 4.
             */
            skladi: components["schemas"]["AnnualFund"][];
            /** @description What the owner bears. */
            skupaj_lastnik: components["schemas"]["Amount"];
            /** @description What the tenants bear. */
            skupaj_najemnik: components["schemas"]["Amount"];
            skupaj_znesek: components["schemas"]["Amount"];
            /** @description This statement as a document; `null` when the year has no bill. */
            pot_pdf: components["schemas"]["DocumentPath"];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description Units of heat.
         * @example 291.35
         */
        HeatUnits: number;
        /**
         * @description Factor by which units are multiplied.
         * @example 0.92
         */
        Factor: number;
        /** @description Heat and hot water of a unit in one period. */
        HeatBill: {
            obdobje: components["schemas"]["Period"];
            datum_od: components["schemas"]["Date"];
            datum_do: components["schemas"]["Date"];
            /** @description Cost of the building’s heating before VAT. */
            strosek_stavbe: components["schemas"]["Amount"];
            /** @description Percentage of the cost that is divided by readings, 50 to 80. */
            delez_po_porabi: components["schemas"]["Percent"];
            /** @description Percentage of the cost that is divided by heated area. */
            delez_po_povrsini: components["schemas"]["Percent"];
            /** @description Units of heat of the building. */
            enote_stavbe: components["schemas"]["HeatUnits"];
            /** @description Units of heat of this unit, after `korekcijski_faktor`. */
            enote_enote: components["schemas"]["HeatUnits"];
            /** @description Corrects for the position of the unit in the building. */
            korekcijski_faktor: components["schemas"]["Factor"];
            /** @description The unit’s share by readings in percent, after `omejitev`. */
            porabniski_delez: components["schemas"]["Share"];
            /**
             * @description Not limited - raised to 40 % of the area share - lowered to 300 % of it. Readers accept other values.
             * @example brez
             * @enum {string}
             */
            omejitev: "brez" | "min40" | "max300";
            ogrevana_povrsina_enote: components["schemas"]["Area"];
            ogrevana_povrsina_stavbe: components["schemas"]["Area"];
            /** @description The unit’s share of the heated area in percent. */
            delez_povrsine: components["schemas"]["Share"];
            /** @description Cost by readings, before VAT. */
            znesek_poraba: components["schemas"]["Amount"];
            /** @description Cost by area, before VAT. */
            znesek_povrsina: components["schemas"]["Amount"];
            /** @description Cost of hot water, before VAT. */
            znesek_topla_voda: components["schemas"]["Amount"];
            /** @description Sum of the three costs with VAT, rounded line by line. */
            znesek_skupaj: components["schemas"]["Amount"];
            pot_pdf: components["schemas"]["DocumentPath"];
        };
        /**
         * @description Read remotely, by hand, or estimated because the meter could not be read. Readers accept other values.
         * @example daljinsko
         * @enum {string}
         */
        ReadingMethod: "daljinsko" | "rocno" | "ocena";
        /** @description One meter in one period. */
        Reading: {
            obdobje: components["schemas"]["Period"];
            /**
             * @description Number of the meter.
             * @example 70114501
             */
            st_merilnika: string;
            vrsta_merilnika: components["schemas"]["MeterType"];
            /**
             * @description Room.
             * @example Dnevna soba
             */
            prostor: string;
            datum_prejsnji: components["schemas"]["NullableDate"];
            datum_odcitka: components["schemas"]["Date"];
            /**
             * @description State of the meter at the previous reading.
             * @example 0
             */
            stanje_prejsnje: number;
            /**
             * @description State of the meter.
             * @example 118
             */
            stanje_novo: number;
            /**
             * @description Consumption since the previous reading, in `enota_mere`; also when the dial has begun again at 0, so that `stanje_novo` is below `stanje_prejsnje`.
             * @example 118
             */
            poraba: number;
            enota_mere: components["schemas"]["MeterUnit"];
            /**
             * @description Factor of the radiator, `null` for other meters.
             * @example 1.42
             */
            faktor: number | null;
            /**
             * @description `poraba` × `faktor`, `null` without a factor.
             * @example 167.56
             */
            poraba_s_faktorjem: number | null;
            nacin: components["schemas"]["ReadingMethod"];
        };
        /** @description Heat billings and readings of a unit. */
        Readings: {
            /** @description The newest period first. */
            obracuni: components["schemas"]["HeatBill"][];
            /** @description The newest period first, then room by room. */
            odcitki: components["schemas"]["Reading"][];
        };
        /**
         * @description How the heat of the unit is known - izmerjeno by a heat meter · porazdeljeno computed from allocators, which is an
         *     estimate · ni_mogoce not at all, the cost is divided by area. Readers accept other values.
         * @example porazdeljeno
         * @enum {string}
         */
        Determination: "izmerjeno" | "porazdeljeno" | "ni_mogoce";
        /**
         * @description Kilowatt-hours; `null` when they are not known.
         * @example 884.179
         */
        Energy: number | null;
        /**
         * @description Units of the allocators times the factors of the radiators and the unit's correction, not rounded; `null` without
         *     allocators, and for a time before the caller used the unit.
         * @example 291.3456
         */
        WeightedUnits: number | null;
        /**
         * @description Hot water in cubic metres; `null` without a meter.
         * @example 3.1
         */
        HotWater: number | null;
        /**
         * @description Heating degree-days of the period, in kelvin days; `null` when they are not known.
         * @example 281.4
         */
        DegreeDays: number | null;
        /** @description An energy source of the heat. */
        FuelShare: {
            /**
             * @description Natural gas, liquefied gas, heating oil, coal, wood biomass, biogas, waste, surplus heat, solar energy, ambient
             *     heat, electricity, other. Readers accept other values.
             * @example zemeljski_plin
             * @enum {string}
             */
            energent: "zemeljski_plin" | "utekocinjen_plin" | "kurilno_olje" | "premog" | "lesna_biomasa" | "bioplin" | "odpadki" | "odvecna_toplota" | "soncna_energija" | "toplota_okolja" | "elektrika" | "drugo";
            /** @description Percent of the heat. All sources together are 100. */
            delez: components["schemas"]["Percent"];
        };
        /**
         * @description Kilograms of CO₂ of the heat of the unit in the period; `null` when they are not known.
         * @example 130.9
         */
        Emissions: number | null;
        /** @description A tax, levy or tariff in the cost of the heat. */
        Levy: {
            /** @example Prispevek za učinkovito rabo energije */
            naziv: string;
            /** @description The part of this unit in the period. */
            znesek: components["schemas"]["Amount"];
            /** @example 0.80 € na MWh */
            opis: string | null;
        };
        /** @description The normed user of the same category, with whom the annex compares. It is a norm, not an average of the building. */
        ReferenceUser: {
            /**
             * @description Kilowatt-hours for a square metre in a year.
             * @example 140
             */
            kwh_na_m2_leto: number;
            /** @description The part of the year that falls to the period. */
            delez_obdobja: components["schemas"]["Percent"];
            /** @example večstanovanjska stavba, grajena 1981–2002 */
            kategorija: string;
            /** @example izmišljen normativ za predstavitev */
            vir: string;
            /** @example 2025 */
            leto: number;
        };
        /** @description What the comparable units of the building used on average in the period. */
        BuildingAverage: {
            /**
             * @description Kilowatt-hours for a square metre of heated area.
             * @example 12.56
             */
            kwh_na_m2: number;
            /**
             * @description Number of comparable units. The portal shows no average of fewer than three.
             * @example 40
             */
            stevilo_enot: number;
        };
        /** @description Who advises on saving energy or protects consumers. */
        EnergyContact: {
            /** @example Zveza potrošnikov Slovenije */
            naziv: string;
            /**
             * @description Energy advice, a consumers' organisation, an energy agency, other. Readers accept other values.
             * @example potrosniki
             * @enum {string}
             */
            vrsta: "svetovanje" | "potrosniki" | "agencija" | "drugo";
            /** @example https://www.zps.si */
            url: string | null;
            /** @example null */
            telefon: string | null;
        };
        /** @description A step of a complaint about the bill or the heat. */
        EnergyComplaintStep: {
            /** @example 1 */
            korak: number;
            /** @example Reklamacija pri upravniku */
            naziv: string;
            /** @example Upravniku sporočite obdobje in razlog. */
            opis: string;
            /**
             * @description Days in which the step must be taken; `null` without a term.
             * @example 15
             */
            rok_dni: number | null;
            /** @example null */
            url: string | null;
        };
        /**
         * @description One period with all items of Annex IX of Directive (EU) 2023/1791 (formerly Annex VIIa of 2012/27/EU). `null` where
         *     the manager has no data; the portal then shows a note.
         */
        EnergyMonth: {
            obdobje: components["schemas"]["Period"];
            nacin_dolocitve: components["schemas"]["Determination"];
            toplota_stavbe_kwh: components["schemas"]["Energy"];
            toplota_enote_kwh: components["schemas"]["Energy"];
            obracunske_enote: components["schemas"]["WeightedUnits"];
            topla_voda_m3: components["schemas"]["HotWater"];
            topla_voda_kwh: components["schemas"]["Energy"];
            /**
             * @description Heated area of the unit in square metres.
             * @example 62.4
             */
            ogrevana_povrsina: number | null;
            temperaturni_primanjkljaj: components["schemas"]["DegreeDays"];
            temperaturni_primanjkljaj_lani: components["schemas"]["DegreeDays"];
            /**
             * @description Base temperature of the degree-days in °C, which differs between sources.
             * @example 20
             */
            osnovna_temperatura: number | null;
            /**
             * @description Where the degree-days are from.
             * @example izmišljeni podatki za predstavitev
             */
            vir_primanjkljaja: string | null;
            /**
             * @description Cost of the building’s heat before VAT.
             * @example 3428.4
             */
            strosek_stavbe: number | null;
            /**
             * @description Variable price of a megawatt-hour before VAT.
             * @example 78.4
             */
            cena_variabilni_na_mwh: number | null;
            /**
             * @description Fixed part of `strosek_stavbe`, before VAT.
             * @example 754.96
             */
            cena_fiksni: number | null;
            /** @description The largest share first; empty when the mix is not known. */
            mesanica_energentov: components["schemas"]["FuelShare"][];
            /**
             * @description Grams of CO₂ of a kilowatt-hour of heat.
             * @example 148
             */
            emisije_g_na_kwh: number | null;
            emisije_kg: components["schemas"]["Emissions"];
            /**
             * @description Rated thermal power of the heating system. Emissions may be left out up to 20 MW.
             * @example 34.5
             */
            toplotna_moc_sistema_mw: number | null;
            /** @description Taxes, levies and tariffs in the cost of the unit’s heat, before VAT; empty when they are not known. */
            dajatve: components["schemas"]["Levy"][];
            /** @description The normed user; `null` without a norm. */
            referencni_uporabnik: components["schemas"]["ReferenceUser"] | null;
            /** @description The average of the building, which is not a norm; `null` without one. */
            povprecje_stavbe: components["schemas"]["BuildingAverage"] | null;
            /** @description Advice on saving energy, consumers' organisations and energy agencies. */
            stiki: components["schemas"]["EnergyContact"][];
            /** @description The steps in their order. */
            pritozbe: components["schemas"]["EnergyComplaintStep"][];
            /**
             * @description Whether all, some or none of the unit's meters are read remotely. Readers accept other values.
             * @example da
             * @enum {string}
             */
            daljinsko_odcitavanje: "da" | "delno" | "ne";
            /** @description The day from which all meters must be readable remotely. */
            rok_daljinskega: components["schemas"]["NullableDate"];
            /** @description When the caller was notified that these data are available. */
            obvesceno_ob: components["schemas"]["NullableDateTime"];
            /**
             * @description Expected cost of heat and hot water of the unit for the year with VAT.
             * @example 1068.4
             */
            pricakovani_letni_strosek: number | null;
        };
        /**
         * @description Whether the period can be compared with the same one of last year - primerljivo it can · ni_lani there are no data of
         *     last year · drug_uporabnik someone else used the unit then · zamenjan_merilnik a meter or allocator was replaced in
         *     one of the two periods · druga_sezona the building was heated in one of the two only. Readers accept other values.
         *     They compare only `primerljivo`.
         * @example primerljivo
         * @enum {string}
         */
        Comparability: "primerljivo" | "ni_lani" | "drug_uporabnik" | "zamenjan_merilnik" | "druga_sezona";
        /**
         * @description The energy of a unit in one period, and in the same period of last year. What was used before the caller became the
         *     owner or the tenant of the unit is `null`, because it is data of another person.
         */
        EnergyComparison: {
            obdobje: components["schemas"]["Period"];
            nacin_dolocitve: components["schemas"]["Determination"];
            obracunske_enote: components["schemas"]["WeightedUnits"];
            obracunske_enote_lani: components["schemas"]["WeightedUnits"];
            toplota_enote_kwh: components["schemas"]["Energy"];
            toplota_enote_kwh_lani: components["schemas"]["Energy"];
            topla_voda_m3: components["schemas"]["HotWater"];
            topla_voda_m3_lani: components["schemas"]["HotWater"];
            temperaturni_primanjkljaj: components["schemas"]["DegreeDays"];
            temperaturni_primanjkljaj_lani: components["schemas"]["DegreeDays"];
            primerljivost: components["schemas"]["Comparability"];
            emisije_kg: components["schemas"]["Emissions"];
        };
        /** @description The periods of a unit for which there are data. */
        EnergyMonths: {
            /** @description Newest first, at most one for each period; empty for a unit without heating and hot water. */
            meseci: components["schemas"]["EnergyComparison"][];
        };
        /**
         * @description What the meter shows, in `enota_mere`.
         * @example 412.318
         */
        MeterState: number;
        /**
         * @description Why a state may be below the last one - brez it may not · obrat the dial began again at 0 ·
         *     zamenjava the meter was replaced. Readers accept other values.
         * @example brez
         * @enum {string}
         */
        StateException: "brez" | "obrat" | "zamenjava";
        /** @description The state that the resident has given for a meter in the open window. */
        OwnState: {
            stanje: components["schemas"]["MeterState"];
            datum: components["schemas"]["Date"];
            posebnost: components["schemas"]["StateException"];
            /** @description Consumption since the last state, `null` after a replacement of the meter. */
            poraba: components["schemas"]["NullableQuantity"];
            /**
             * @description File name of the photo.
             * @example stevec.jpg
             */
            fotografija: string | null;
            oddano_ob: components["schemas"]["DateTime"];
        };
        /** @description A meter of the unit, and when the resident may give its state. */
        MeterToRead: {
            /**
             * @description Number of the meter.
             * @example 33120442
             */
            st_merilnika: string;
            /**
             * @description What the resident calls the meter.
             * @example null
             */
            lastno_ime: string | null;
            vrsta_merilnika: components["schemas"]["MeterType"];
            /**
             * @description Room.
             * @example Kopalnica
             */
            prostor: string;
            enota_mere: components["schemas"]["MeterUnit"];
            /**
             * @description Decimals on the dial.
             * @example 3
             */
            decimalke: number;
            /** @description The last state that the manager has, `null` for a new meter. */
            zadnje_stanje: components["schemas"]["NullableQuantity"];
            datum_zadnjega: components["schemas"]["NullableDate"];
            /** @description Usual consumption in the time since the last state. */
            obicajna_poraba: components["schemas"]["NullableQuantity"];
            /** @description The largest state of the dial, after which it begins again at 0. */
            najvecje_stanje: components["schemas"]["MeterState"];
            /** @description Until when the meter is verified. A later state is still taken. */
            overjen_do: components["schemas"]["NullableDate"];
            /**
             * @description odprto the resident may give a state now · zaprto not now, the window is the next one · odcitano the meter is read
             *     remotely or has been read already. Readers accept other values. They take them as closed.
             * @example odprto
             * @enum {string}
             */
            oddaja: "odprto" | "zaprto" | "odcitano";
            /** @description First day of this or the next window, `null` when no window is known. */
            odprto_od: components["schemas"]["NullableDate"];
            /** @description Last day of it. */
            odprto_do: components["schemas"]["NullableDate"];
            /** @description What the resident has given in this window; it can be corrected while `oddaja` is `odprto`. */
            oddano: components["schemas"]["OwnState"] | null;
        };
        /** @description The meters of a unit. */
        MeterWindow: {
            /** @description Today by the server’s clock, the last day of which a state may be. */
            danes: components["schemas"]["Date"];
            /** @description Room by room; empty for a unit without meters. */
            merilniki: components["schemas"]["MeterToRead"][];
        };
        /** @description A state that the resident has read. */
        StateRequest: {
            st_merilnika: components["schemas"]["st_merilnika"];
            stanje: components["schemas"]["MeterState"];
            /** @description The day of the reading; not in the future and not before the last state. */
            datum: components["schemas"]["Date"];
            posebnost: components["schemas"]["StateException"];
            /**
             * @description The resident has confirmed a consumption of more than three times the usual one.
             * @example false
             */
            potrjeno: boolean;
        };
        /**
         * @description The resident has confirmed a consumption of more than three times the usual one.
         * @example false
         */
        potrjeno: boolean;
        /** @description The same with a photo of the meter. */
        StateForm: {
            st_merilnika: components["schemas"]["st_merilnika"];
            stanje: components["schemas"]["MeterState"];
            datum: components["schemas"]["Date"];
            posebnost: components["schemas"]["StateException"];
            potrjeno: components["schemas"]["potrjeno"];
            /**
             * Format: binary
             * @description The photo: JPG or PNG, at most 8 MB. The portal sends it without the position where it was taken; a server
             *     should remove such data too.
             */
            fotografija?: string;
        };
        /**
         * @description ni the payer has not ordered e-invoices · v_obdelavi the bank has sent the order, the manager has not answered · aktivno bills go to the
         *     bank · zavrnjeno the manager has refused the order · ukinjeno they no longer go to the bank. Readers accept other values.
         * @example aktivno
         * @enum {string}
         */
        EInvoiceState: "ni" | "v_obdelavi" | "aktivno" | "zavrnjeno" | "ukinjeno";
        /** @description The e-invoice of a payer code. The payer orders it, and ends it, at the own bank; the manager only receives the order. */
        EInvoice: {
            stanje: components["schemas"]["EInvoiceState"];
            /**
             * @description The bank to which the bills go or went.
             * @example Hranilnica Gaj
             */
            banka: string | null;
            /** @description The day from which bills go to the bank. */
            velja_od: components["schemas"]["NullableDate"];
            /** @description The last day on which they did. */
            velja_do: components["schemas"]["NullableDate"];
            /**
             * @description Why the manager has refused the order.
             * @example Naslov pri banki se ne ujema z našim.
             */
            razlog: string | null;
        };
        /** @description The manager as the creditor of direct debits. */
        Creditor: {
            /** @example Upravljanje Zeleni Gaj d.o.o. */
            naziv: string;
            /** @example Gajeva cesta 1 */
            naslov: string;
            /** @example 1999 Zeleni Gaj */
            kraj: string;
            /**
             * @description The creditor identifier (CI) of SEPA.
             * @example SI12ZZZ99912345
             */
            identifikator: string;
        };
        /**
         * @description The reference of the mandate (UMR); the creditor gives it.
         * @example ZE-104217-02
         */
        MandateReference: string;
        /**
         * @description osnutek the payer fills it in · v_podpisu the paper waits for the signature and the manager's confirmation · aktivno the manager debits
         *     the account · ukinjeno it has ended · zavrnjeno it never began. Readers accept other values.
         * @example aktivno
         * @enum {string}
         */
        MandateState: "osnutek" | "v_podpisu" | "aktivno" | "ukinjeno" | "zavrnjeno";
        /**
         * @description Goes up with each change, and from one mandate of the payer code to the next; a change names the one that it was made from.
         * @example 2
         */
        MandateVersion: number;
        /**
         * @description Who has the account, in Latin letters; `null` in a draft until it is known.
         * @example Ana Zupančič
         */
        DebtorName: string | null;
        /**
         * @description Country, check digits and the last four characters of the account; `null` in a draft without one. No answer has the whole number.
         * @example SI56***********2374
         */
        MaskedIban: string | null;
        /**
         * @description Why a mandate has ended or never began: preklic the payer has ended it · racun_zaprt the account is closed · blokada the account was blocked
         *     twice · zavrnitev the payer refused two debits · brez_kritja there was no cover three times · podatki the bank does not know the
         *     account by this name. Readers accept other values.
         * @example brez_kritja
         * @enum {string|null}
         */
        MandateEnd: "preklic" | "racun_zaprt" | "blokada" | "zavrnitev" | "brez_kritja" | "podatki" | null;
        /**
         * @description A mandate for SEPA direct debits (core scheme). An ended one stays until there is a newer one. A bill is debited when its due date is
         *     `veljavno_od` or later and before `placujete_sami_od`.
         */
        Mandate: {
            referenca_pooblastila: components["schemas"]["MandateReference"];
            stanje: components["schemas"]["MandateState"];
            razlicica: components["schemas"]["MandateVersion"];
            /** @description When it was last changed or got its state. */
            stanje_od: components["schemas"]["DateTime"];
            imetnik: components["schemas"]["DebtorName"];
            naslov: components["schemas"]["HandoverAddress"];
            iban_maskiran: components["schemas"]["MaskedIban"];
            /** @description The first due date that is debited. */
            veljavno_od: components["schemas"]["NullableDate"];
            /** @description The first due date that the payer pays without it again. */
            placujete_sami_od: components["schemas"]["NullableDate"];
            /** @description The day of the last debit; `null` before the first. */
            zadnja_obremenitev: components["schemas"]["NullableDate"];
            razlog: components["schemas"]["MandateEnd"];
            /**
             * @description Path of the paper, to sign it and as a copy (`downloadMandate`); `null` in a draft.
             * @example /api/portal-user/v2/mandate/104217/pdf
             */
            pot_pdf: string | null;
        };
        /** @description How the bills of a payer code arrive and are paid (pages.md P37). */
        Delivery: {
            code_payer: components["schemas"]["CodePayer"];
            nacin_prejema: components["schemas"]["BillDelivery"];
            e_racun: components["schemas"]["EInvoice"];
            /**
             * @description The name on the bills.
             * @example Ana Zupančič
             */
            imetnik: string;
            /** @description The address on the bills as far as its parts are known. */
            naslov: components["schemas"]["HandoverAddress"];
            /** @description `null` when the manager takes no direct debits. */
            upnik: components["schemas"]["Creditor"] | null;
            /** @description The first due date that the payer would pay alone if the mandate ended now. */
            placujete_sami_od: components["schemas"]["Date"];
            /** @description The newest mandate; `null` when there never was one. */
            pooblastilo: components["schemas"]["Mandate"] | null;
        };
        /** @description The whole draft. With `v_podpisu` it must be complete, and it waits for the signature; `osnutek` keeps it, and takes back one that waits. */
        MandateDraft: {
            /**
             * @description `null` for a new mandate.
             * @example 1
             */
            razlicica: number | null;
            /**
             * @example osnutek
             * @enum {string}
             */
            stanje: "osnutek" | "v_podpisu";
            imetnik: components["schemas"]["DebtorName"];
            naslov: components["schemas"]["HandoverAddress"];
            /**
             * @description The account in capitals and without spaces, with right check digits, in a country of SEPA; `null` keeps the one that was given before.
             * @example SI56999990070012374
             */
            iban: string | null;
        };
        /** @description Why a mandate was not kept: the members of `Error`, and `razlog`. */
        MandateRefusal: {
            code?: components["schemas"]["code"];
            error?: components["schemas"]["error"];
            detail?: components["schemas"]["detail"];
            type?: components["schemas"]["type"];
            title?: components["schemas"]["title"];
            status?: components["schemas"]["status"];
            request_id?: components["schemas"]["request_id"];
            napake?: components["schemas"]["napake"];
            /**
             * @description ni_ponudbe the manager takes no direct debits · aktivno a mandate is in force · spremenjeno it was changed since the named `razlicica` ·
             *     racun_upravnika the account is the manager's own. Readers accept other values.
             * @example aktivno
             * @enum {string}
             */
            razlog?: "ni_ponudbe" | "aktivno" | "spremenjeno" | "racun_upravnika";
        };
        /** @description An unsettled bill for operating costs of a tenant of the caller. */
        TenantOpenItem: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Brezova pot 4 (7) */
            naziv_enote: string;
            /**
             * @description The tenant, first name first.
             * @example Rok Petek
             */
            najemnik: string;
            /**
             * @description The tenant's payer code.
             * @example 204511
             */
            sifra_placnika_najemnika: string;
            /**
             * @description Number of the bill.
             * @example 26080771
             */
            st_dokumenta: string;
            obdobje: components["schemas"]["Period"];
            datum_izdaje: components["schemas"]["Date"];
            rok_placila: components["schemas"]["NullableDate"];
            /**
             * @description Days past the due date.
             * @example 52
             */
            dni_zamude: number;
            znesek: components["schemas"]["Amount"];
            placano: components["schemas"]["Amount"];
            odprto: components["schemas"]["Amount"];
            status: components["schemas"]["OpenStatus"];
            direktna_obremenitev: components["schemas"]["DirectDebit"];
            /** @description First day of the lease. */
            pogodba_od: components["schemas"]["Date"];
            /** @description Last day of the lease; `null` for a lease without an end. */
            pogodba_do: components["schemas"]["NullableDate"];
            /** @description The tenant's payment order, with the owner as payer. */
            upn: components["schemas"]["UpnPayment"] | null;
        };
        /**
         * @description Open items of the caller's tenants for the units that the caller rents out, with the totals of exactly these items.
         *     The answer has no other data about a tenant.
         */
        TenantOpenItems: {
            /** @description Oldest due date first. */
            postavke: components["schemas"]["TenantOpenItem"][];
            /** @description Subtotals, one row for each lease with open items. */
            po_najemnikih: {
                inventarna_stevilka: components["schemas"]["UnitKey"];
                /** @example Rok Petek */
                najemnik: string;
                skupaj_odprto: components["schemas"]["Amount"];
                zapadlo: components["schemas"]["Amount"];
            }[];
            skupaj_odprto: components["schemas"]["Amount"];
            zapadlo: components["schemas"]["Amount"];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description An account of this building only, or an account that the manager keeps for several buildings.
         *     Readers accept other values.
         * @example locen
         * @enum {string}
         */
        FundAccount: "locen" | "skupni";
        /** @description A month of the fund, from its ledger. */
        FundMonth: {
            obdobje: components["schemas"]["Period"];
            /** @description Contributions paid in the month. */
            vplacano: components["schemas"]["Amount"];
            /** @description Spent in the month. */
            poraba: components["schemas"]["Amount"];
            /** @description Balance at the end of the month; for the last month, on `datum_stanja`. */
            stanje: components["schemas"]["Amount"];
        };
        /**
         * @description A decision of the owners (`getDecision`); `null` when there is none on the portal.
         * @example 9103
         */
        NullableDecisionId: number | null;
        /** @description One spending of the fund. */
        FundSpending: {
            datum: components["schemas"]["Date"];
            /**
             * @description The work that was done.
             * @example Zamenjava domofona
             */
            opis: string;
            /**
             * @description The contractor.
             * @example Elektro Breza s.p.
             */
            izvajalec: string | null;
            /**
             * @description Number of the invoice.
             * @example 2026-118
             */
            st_racuna: string;
            znesek: components["schemas"]["Amount"];
            /**
             * @description Legal basis, such as a decision of the owners.
             * @example Načrt vzdrževanja 2026, t. 4
             */
            podlaga: string | null;
            /** @description The decision of the owners that allowed it (`getDecision`). */
            id_odlocitve: components["schemas"]["NullableDecisionId"];
            pot_pdf: components["schemas"]["DocumentPath"];
        };
        /** @description An offer for a planned work. */
        FundOffer: {
            /**
             * @description Who offers.
             * @example Gradbenik Javor d.o.o.
             */
            ponudnik: string;
            znesek: components["schemas"]["Amount"];
            /**
             * @description Whether the owners or the manager have chosen it.
             * @example false
             */
            izbrana: boolean;
            /** @description The offer itself (`downloadDocument`); `null` when it is not on the portal. */
            id_dokumenta: components["schemas"]["DocumentId"] | null;
        };
        /** @description A planned work. */
        FundPlan: {
            /**
             * @description predlog proposed · sprejet adopted · v_izvedbi being done · zakljucen finished · prestavljen moved to `leto` from another
             *     year · opuscen given up. Readers accept other values.
             * @example predlog
             * @enum {string}
             */
            stanje: "predlog" | "sprejet" | "v_izvedbi" | "zakljucen" | "prestavljen" | "opuscen";
            /** @description The decision by which the owners adopt or have adopted it. */
            id_odlocitve: components["schemas"]["NullableDecisionId"];
            /** @description Offers for it. */
            ponudbe: components["schemas"]["FundOffer"][];
            /** @description What it has cost so far, when it is done or being done; otherwise `null`. */
            dejanski_strosek: components["schemas"]["Amount"] | null;
            /** @description The year for which it was planned before; `null` when it was not moved. */
            prestavljen_iz_leta: components["schemas"]["Year"] | null;
            leto: components["schemas"]["Year"];
            /**
             * @description The work that is planned.
             * @example Obnova fasade – 1. faza
             */
            opis: string;
            /** @description Estimated cost. */
            ocena: components["schemas"]["Amount"];
            /**
             * @description Where the money comes from.
             * @example rezervni sklad
             */
            vir: string;
            /**
             * @description Whether this fund will pay the full cost.
             * @example true
             */
            iz_sklada: boolean;
        };
        /**
         * @description A year of a building's reserve fund. `zacetno_stanje` + `vplacano` + `obresti` + `drugi_promet` − `poraba` −
         *     `stroski_banke` = `koncno_stanje`.
         */
        ReserveFund: {
            leto: components["schemas"]["Year"];
            /** @description The date of all amounts. */
            datum_stanja: components["schemas"]["Date"];
            /** @description Balance on the first of January. */
            zacetno_stanje: components["schemas"]["Amount"];
            /** @description Contributions billed in the year. */
            zaracunano: components["schemas"]["Amount"];
            /** @description Contributions paid in the year. */
            vplacano: components["schemas"]["Amount"];
            /** @description Interest. */
            obresti: components["schemas"]["Amount"];
            /** @description Spent; the sum of `poraba_po_delih`. */
            poraba: components["schemas"]["Amount"];
            /** @description Bank fees. */
            stroski_banke: components["schemas"]["Amount"];
            /** @description Transfers, loans and reversals: amounts into the fund minus amounts out of it. */
            drugi_promet: components["schemas"]["Amount"];
            /** @description Balance. */
            koncno_stanje: components["schemas"]["Amount"];
            /** @description Contributions that are billed but not paid; equals the total of the debtors. */
            neplacano: components["schemas"]["Amount"];
            /** @description Reserved for works that are already ordered. */
            rezervirano: components["schemas"]["Amount"];
            /** @description Loan that is not yet repaid. */
            obveznosti_posojila: components["schemas"]["Amount"];
            prispevek_na_m2: components["schemas"]["RatePerArea"];
            /** @description Monthly sum billed to all owners of the building at the current contribution; `null` when it is not known. */
            mesecni_prispevek_stavbe: components["schemas"]["Amount"] | null;
            /** @description Area of those units in the building for which the caller pays. */
            povrsina_enote: components["schemas"]["Area"];
            /** @description Amount that the caller pays per month. */
            moj_prispevek: components["schemas"]["Amount"];
            /** @description Amount that the caller paid in the year. */
            moje_vplacano_leto: components["schemas"]["Amount"];
            /** @description Amount that the caller paid in all years. */
            moje_vplacano_skupaj: components["schemas"]["Amount"];
            /** @description Amount that was billed to the caller and is not paid. */
            moje_odprto: components["schemas"]["Amount"];
            /**
             * @description Account of the fund.
             * @example SI56999990010400248
             */
            iban: string | null;
            /**
             * @description The bank.
             * @example Banka Gaj d.d.
             */
            banka: string;
            vrsta_racuna: components["schemas"]["FundAccount"];
            /**
             * @description Who confirms payments out of the fund.
             * @example Predstavnik etažnih lastnikov
             */
            podpisnik_izplacil: string | null;
            /** @description The months of the year up to `datum_stanja`, January first. */
            po_mesecih: components["schemas"]["FundMonth"][];
            /** @description The newest first. */
            poraba_po_delih: components["schemas"]["FundSpending"][];
            /** @description Maintenance plan. */
            nacrt: components["schemas"]["FundPlan"][];
        };
        /** @description The reserve fund of a building; small buildings can be without one. */
        ReserveFundOrNone: {
            /** @description All years with data of the fund, the newest first, whatever year is requested; empty when there is no fund. */
            leta: components["schemas"]["Year"][];
            /** @description `null` when the building has no fund, or the fund has no data for the year. */
            sklad: components["schemas"]["ReserveFund"] | null;
        };
        /**
         * @description Contributions, spending, bank fees, interest, balance carried forward, loan, reversal. Readers accept other values.
         * @example poraba
         * @enum {string}
         */
        PostingType: "vplacilo" | "poraba" | "banka" | "obresti" | "prenos" | "posojilo" | "storno";
        /** @description A line of the ledger. The payments of owners are one sum per day, without names. */
        FundPosting: {
            /** @example 410233 */
            id_knjizbe: string;
            datum: components["schemas"]["Date"];
            vrsta: components["schemas"]["PostingType"];
            /**
             * @description Description of the posting.
             * @example Zamenjava domofona
             */
            opis: string;
            /**
             * @description Contractor or bank; never a resident.
             * @example Elektro Breza s.p.
             */
            partner: string | null;
            /**
             * @description Number of the document.
             * @example 2026-118
             */
            st_dokumenta: string;
            /** @description Out of the fund. */
            breme: components["schemas"]["Amount"];
            /** @description Into the fund. */
            dobro: components["schemas"]["Amount"];
            /** @description Balance after this line. */
            saldo: components["schemas"]["Amount"];
            pot: components["schemas"]["DocumentPath"];
        };
        /** @description The ledger of a range of days. */
        FundPostings: {
            /** @description All years with lines, the newest first, whatever days and type are requested. */
            leta: components["schemas"]["Year"][];
            /** @description Balance before the first day. */
            zacetno_stanje: components["schemas"]["Amount"];
            /** @description Into the fund; the sum of the returned lines. */
            prilivi: components["schemas"]["Amount"];
            /** @description Out of the fund; the sum of the returned lines. */
            odlivi: components["schemas"]["Amount"];
            /** @description Balance after the last day, whatever type is requested. */
            koncno_stanje: components["schemas"]["Amount"];
            /** @description The newest first. */
            knjizbe: components["schemas"]["FundPosting"][];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description Reminder, formal demand, enforcement, payment by instalments. Readers accept other values.
         * @example izvrsba
         * @enum {string}
         */
        DebtStage: "opomin" | "poziv" | "izvrsba" | "dogovor";
        /** @description An owner who has not paid contributions for longer than the threshold. There are no other data about the owner. */
        FundDebtor: {
            /**
             * @description The unit.
             * @example Enota 5
             */
            oznaka_enote: string;
            /**
             * @description Name of the owner, first name first; `null` when the manager discloses only the unit.
             * @example Peter Rozman
             */
            dolznik: string | null;
            /**
             * @description The same name with the surname first, for sorting; `null` when `dolznik` is. The portal does not show it.
             * @example Rozman Peter
             */
            dolznik_po_abecedi: string | null;
            /**
             * @description Number of contributions not paid.
             * @example 14
             */
            st_mesecev: number;
            najstarejsi_dolg: components["schemas"]["Period"];
            dolg: components["schemas"]["Amount"];
            /** @description Default interest. */
            obresti: components["schemas"]["Amount"];
            faza: components["schemas"]["DebtStage"];
        };
        /** @description Debtors of the reserve fund. The server logs every user who reads them. */
        FundDebtors: {
            /** @description The date of all amounts; `null` when there is no fund. */
            datum_stanja: components["schemas"]["NullableDate"];
            /**
             * @description Number of days; the list names only older debts.
             * @example 30
             */
            prag_dni: number;
            /** @description The largest debt first. */
            dolzniki: components["schemas"]["FundDebtor"][];
            /** @description The sum of `dolzniki`. */
            skupaj_dolg: components["schemas"]["Amount"];
            /** @description Sum of all younger debts. */
            ostalo_pod_pragom: components["schemas"]["Amount"];
            /** @description `skupaj_dolg` plus `ostalo_pod_pragom`. */
            skupaj: components["schemas"]["Amount"];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description The contribution is per unit, per square metre, or by co-ownership share. Readers accept other values.
         * @example enota
         * @enum {string}
         */
        ContributionBasis: "enota" | "m2" | "delez";
        /** @description A line of the ledger. The payments of owners are one sum per day, without names. */
        VoluntaryPosting: {
            datum: components["schemas"]["Date"];
            /**
             * @description Description of the posting.
             * @example Idejna zasnova kolesarnice
             */
            opis: string;
            /**
             * @description The contractor; never a resident.
             * @example Biro Javor d.o.o.
             */
            izvajalec: string | null;
            /** @description Out of the fund. */
            breme: components["schemas"]["Amount"];
            /** @description Into the fund. */
            dobro: components["schemas"]["Amount"];
            /** @description Balance after this line. */
            saldo: components["schemas"]["Amount"];
            pot_pdf: components["schemas"]["DocumentPath"];
        };
        /** @description Money that owners agreed to collect besides the statutory fund. `zacetno_stanje` + `vplacano` − `poraba` = `stanje`. */
        VoluntaryFund: {
            /** @example 12 */
            id_sklada: number;
            /**
             * @description Name of the fund.
             * @example Sklad za prenovo kolesarnice
             */
            naziv: string;
            /**
             * @description Purpose of the fund.
             * @example Nova kolesarnica s 24 mesti
             */
            namen: string;
            /**
             * @description Legal basis, such as a decision of the owners.
             * @example Sklep zbora lastnikov
             */
            podlaga: string;
            datum_sklepa: components["schemas"]["NullableDate"];
            velja_od: components["schemas"]["Date"];
            velja_do: components["schemas"]["NullableDate"];
            /**
             * @description The last day of the fund has passed.
             * @example false
             */
            zakljucen: boolean;
            /** @description Monthly contribution. */
            prispevek: components["schemas"]["Amount"];
            osnova_prispevka: components["schemas"]["ContributionBasis"];
            /** @description Amount to collect. */
            ciljni_znesek: components["schemas"]["Amount"];
            /** @description Balance at the beginning. */
            zacetno_stanje: components["schemas"]["Amount"];
            /** @description Billed. */
            zaracunano: components["schemas"]["Amount"];
            /** @description Paid in. */
            vplacano: components["schemas"]["Amount"];
            /** @description Spent. */
            poraba: components["schemas"]["Amount"];
            /** @description Balance. */
            stanje: components["schemas"]["Amount"];
            /** @description Billed to the caller. */
            moje_zaracunano: components["schemas"]["Amount"];
            /** @description Paid by the caller. */
            moje_vplacano: components["schemas"]["Amount"];
            /** @description The newest first. */
            promet: components["schemas"]["VoluntaryPosting"][];
        };
        /** @description Funds that owners agreed on in addition to the reserve fund. */
        VoluntaryFunds: {
            /**
             * @description All years up to the current one in which a fund of the building is collected, the newest first, whatever year is
             *     requested.
             */
            leta: components["schemas"]["Year"][];
            /** @description The latest first; empty when the building has no voluntary fund. */
            skladi: components["schemas"]["VoluntaryFund"][];
        };
        /**
         * @description najavljeno announced · odprto open for votes · zakljuceno closed · preklicano cancelled. Readers accept other values.
         * @example odprto
         * @enum {string}
         */
        DecisionState: "najavljeno" | "odprto" | "zakljuceno" | "preklicano";
        /** @example 9101 */
        DecisionId: number;
        /**
         * @description zbor assembly · ponovni_zbor repeated assembly · listina list that owners sign · elektronsko electronic vote.
         *     Readers accept other values.
         * @example listina
         * @enum {string}
         */
        DecisionKind: "zbor" | "ponovni_zbor" | "listina" | "elektronsko";
        /**
         * @description Title.
         * @example Povečanje prispevka v rezervni sklad
         */
        naziv: string;
        /**
         * @description Where the assembly is.
         * @example null
         */
        kraj: string | null;
        /** @description For a repeated assembly, the assembly that it repeats. */
        id_prvega_zbora: components["schemas"]["DecisionId"] | null;
        /**
         * @description Whether the caller may vote in this decision.
         * @example true
         */
        upravicen: boolean;
        /**
         * @description Whether the caller has voted, in any way.
         * @example false
         */
        oddano: boolean;
        /** @description A decision in the list. */
        DecisionRow: {
            id_odlocitve: components["schemas"]["DecisionId"];
            vrsta: components["schemas"]["DecisionKind"];
            naziv: components["schemas"]["naziv"];
            zacetek: components["schemas"]["DateTime"];
            konec: components["schemas"]["NullableDateTime"];
            prvi_podpis: components["schemas"]["NullableDate"];
            kraj: components["schemas"]["kraj"];
            stanje: components["schemas"]["DecisionState"];
            id_prvega_zbora: components["schemas"]["id_prvega_zbora"];
            upravicen: components["schemas"]["upravicen"];
            oddano: components["schemas"]["oddano"];
            /**
             * @description Whether the caller has given a proxy.
             * @example false
             */
            ima_pooblascenca: boolean;
            /**
             * @description Number of proposals.
             * @example 1
             */
            st_predlogov: number;
            /**
             * @description Number of proposals that have passed; `null` before the end.
             * @example null
             */
            st_sprejetih: number | null;
        };
        /** @description The decisions of a building. */
        Decisions: {
            /** @description All years in which a decision began, the newest first, whatever is requested. */
            leta: components["schemas"]["Year"][];
            /** @description The one that begins last is first. */
            odlocitve: components["schemas"]["DecisionRow"][];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description Co-ownership shares, as the numerator of the decision's `imenovalec`.
         * @example 4612
         */
        NullableShares: number | null;
        /** @example 58213 */
        RecordId: number;
        /**
         * @description Co-ownership shares, as the numerator of the decision's `imenovalec`.
         * @example 240
         */
        Shares: number;
        /** @description A unit with which the caller votes. */
        OwnUnit: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            delez_stevec: components["schemas"]["Shares"];
            /** @description Area for which the contribution to the reserve fund is billed; `null` when it is not known. */
            povrsina: components["schemas"]["Area"] | null;
        };
        /**
         * @description First and last name.
         * @example Marko Zupančič
         */
        ime_priimek: string;
        /**
         * @description Address.
         * @example Javorjeva ulica 12, 1999 Zeleni Gaj
         */
        naslov: string;
        /** @description The person whom the caller has authorised to vote in the caller's place. */
        VotingProxy: {
            ime_priimek: components["schemas"]["ime_priimek"];
            naslov: components["schemas"]["naslov"];
            /** @description When the caller has given the authorisation. */
            dano: components["schemas"]["DateTime"];
        };
        /** @description The caller's part in a decision. A person votes once with all shares in `enote`. */
        OwnPart: {
            /**
             * @description Whether the caller may vote in this decision.
             * @example true
             */
            upravicen: boolean;
            /**
             * @description Why not - najemnik a tenant · prodano the caller has sold the unit since `presek_delezev` · ni_v_stavbi the caller
             *     owned no unit of the building on that day. Readers accept other values.
             * @example null
             * @enum {string|null}
             */
            razlog_neupravicenosti: "najemnik" | "prodano" | "ni_v_stavbi" | null;
            /** @description The caller's units on `presek_delezev`. The server decides which ones count; the client adds none. */
            enote: components["schemas"]["OwnUnit"][];
            /** @description The sum of the units. */
            delez_stevec: components["schemas"]["Shares"];
            /**
             * @description Whether the caller has voted, in any way.
             * @example false
             */
            oddano: boolean;
            /** @description When the vote was cast. */
            cas_oddaje: components["schemas"]["NullableDateTime"];
            /**
             * @description elektronsko on the portal · listina signed on paper · na_zboru at the assembly · po_pooblascencu by a proxy.
             *     Readers accept other values.
             * @example null
             * @enum {string|null}
             */
            nacin_oddaje: "elektronsko" | "listina" | "na_zboru" | "po_pooblascencu" | null;
            /** @description Until when the vote on the portal may be changed; `null` when it may not. */
            sprememba_mozna_do: components["schemas"]["NullableDateTime"];
            /** @description The caller's proxy; `null` without one. A proxy and an own vote exclude each other. */
            pooblascenec: components["schemas"]["VotingProxy"] | null;
        };
        /** @example 91011 */
        ProposalId: number;
        /**
         * @description Text of the manager, as HTML with the elements `p br strong em u h3 h4 ul ol li blockquote table thead tbody tr th
         *     td a[href]`. An `href` is http(s), mailto, tel, or a page of the portal that begins with `/`. The portal does not
         *     trust this HTML: it keeps only these elements and removes everything else, including images and styles, even if
         *     the server has already cleaned it.
         * @example <p>Dobava vode bo <strong>prekinjena</strong>.</p>
         */
        ManagersHtml: string;
        /**
         * @description A proposal on which owners vote. The manager's server decides which majority it needs; a client only compares numbers.
         *     `za`, `proti`, `vzdrzano` and `neopredeljeno` are all `null` while the tally is secret.
         */
        Proposal: {
            id_predloga: components["schemas"]["ProposalId"];
            /**
             * @description Place on the agenda or the list.
             * @example 1
             */
            zap_st: number;
            /**
             * @description The proposed decision.
             * @example Prispevek v rezervni sklad se poveča z 0.60 na 0.75 €/m² na mesec.
             */
            besedilo: string;
            /** @description Why it is proposed. */
            obrazlozitev: components["schemas"]["ManagersHtml"] | null;
            /**
             * @description redno ordinary management · preseza_redno beyond it · soglasje_vseh all owners must agree. Readers accept other values.
             * @example redno
             * @enum {string}
             */
            vrsta_posla: "redno" | "preseza_redno" | "soglasje_vseh";
            /**
             * @description vec_kot_50 2 × `za` > base · vec_kot_75 4 × `za` > 3 × base · vsi `za` = base. Numbers are compared as they are, never
             *     rounded. Readers accept other values. They then show only the server's result.
             * @example vec_kot_50
             * @enum {string}
             */
            potrebna_vecina: "vec_kot_50" | "vec_kot_75" | "vsi";
            /**
             * @description The base of the majority - vsi_delezi `imenovalec`, all shares of the building · navzoci_delezi `navzoci_stevec`, those
             *     present at a repeated assembly. Readers accept other values.
             * @example vsi_delezi
             * @enum {string}
             */
            osnova_vecine: "vsi_delezi" | "navzoci_delezi";
            /**
             * @description The article or contract on which the majority rests.
             * @example Stanovanjski zakon: posel rednega upravljanja
             */
            podlaga: string | null;
            /** @description Estimated cost; `null` when the proposal has none. */
            ocena_stroska: components["schemas"]["Amount"] | null;
            /**
             * @description Who pays the cost - the reserve fund, a voluntary fund, an additional payment of the owners, a loan.
             *     Readers accept other values.
             * @example null
             * @enum {string|null}
             */
            vir_sredstev: "rezervni_sklad" | "prostovoljni_sklad" | "dodatno_vplacilo" | "kredit" | null;
            /** @description The present contribution to the reserve fund; `null` when the proposal does not change it. */
            sedanji_prispevek_na_m2: components["schemas"]["RatePerArea"] | null;
            /**
             * @description By how many euros per square metre and month the contribution changes.
             * @example 0.15
             */
            sprememba_prispevka_na_m2: number | null;
            /** @description Shares for the proposal. */
            za: components["schemas"]["NullableShares"];
            /** @description Shares against it. */
            proti: components["schemas"]["NullableShares"];
            /** @description Shares that abstained. */
            vzdrzano: components["schemas"]["NullableShares"];
            /** @description Shares that have not voted. */
            neopredeljeno: components["schemas"]["NullableShares"];
            /**
             * @description The caller's vote. Readers accept other values.
             * @example null
             * @enum {string|null}
             */
            moj_glas: "za" | "proti" | "vzdrzano" | null;
            /**
             * @description The result by the server - v_teku not yet known · sprejet passed · ni_sprejet not passed · umaknjen withdrawn.
             *     Readers accept other values.
             * @example v_teku
             * @enum {string}
             */
            izid: "v_teku" | "sprejet" | "ni_sprejet" | "umaknjen";
        };
        /**
         * @description A decision of the owners of a building (zbor, podpisna listina or electronic vote) with its proposals. Votes on paper and on
         *     the portal are in one tally. Shares are integers with one denominator, `imenovalec`.
         */
        Decision: {
            id_odlocitve: components["schemas"]["DecisionId"];
            objekt_sifra: components["schemas"]["BuildingKey"];
            vrsta: components["schemas"]["DecisionKind"];
            /**
             * @description Title.
             * @example Povečanje prispevka v rezervni sklad
             */
            naziv: string;
            /**
             * @description Who has called it - the manager, owners, the supervisory board. Readers accept other values.
             * @example upravnik
             * @enum {string}
             */
            sklicatelj: "upravnik" | "etazni_lastniki" | "nadzorni_odbor";
            /** @description The day of the invitation; for a list or an electronic vote the day on which it was announced. */
            sklicano: components["schemas"]["Date"];
            /** @description When the assembly, the signing or the vote begins. */
            zacetek: components["schemas"]["DateTime"];
            /**
             * @description The last moment for a vote, by the server's clock. Of a list at most three calendar months after the first
             *     signature, and `null` until then; of an assembly when it was closed, and `null` until then.
             */
            konec: components["schemas"]["NullableDateTime"];
            /** @description Day of the first signature on a list, on paper or on the portal. */
            prvi_podpis: components["schemas"]["NullableDate"];
            /**
             * @description Where the assembly is.
             * @example null
             */
            kraj: string | null;
            /**
             * @description Address of the assembly on the web.
             * @example null
             */
            povezava: string | null;
            /**
             * @description Grows with each change of an assembly, such as another time or place; by 1 too when it is cancelled. It is the `SEQUENCE` of its calendar file.
             * @example 0
             */
            zaporedje: number;
            stanje: components["schemas"]["DecisionState"];
            /**
             * @description Why it was cancelled.
             * @example null
             */
            razlog_preklica: string | null;
            /** @description The day whose owners and shares count. */
            presek_delezev: components["schemas"]["Date"];
            /**
             * @description All shares of the building; `null` when the server has no data on shares, and then there is no tally and no vote on the portal.
             * @example 10000
             */
            imenovalec: number | null;
            /** @description Shares present at the assembly; `null` when it has not begun and for other kinds. */
            navzoci_stevec: components["schemas"]["NullableShares"];
            /** @description For a repeated assembly, the assembly that it repeats. */
            id_prvega_zbora: components["schemas"]["DecisionId"] | null;
            /**
             * @description Whether the owners have agreed on electronic voting; otherwise the portal takes no votes, and owners sign or vote on paper.
             * @example true
             */
            sprejet_v_pogodbi: boolean;
            /** @description The record with the materials, after the end with the minutes (`getDocumentRecord`); `null` without one. */
            id_vlozisca: components["schemas"]["RecordId"] | null;
            moje: components["schemas"]["OwnPart"];
            /** @description In the order of `zap_st`. */
            predlogi: components["schemas"]["Proposal"][];
        };
        /** @description Where the confirming code was sent. */
        VotingCode: {
            /**
             * @description By e-mail or by SMS. Readers accept other values.
             * @example e_posta
             * @enum {string}
             */
            kanal: "e_posta" | "sms";
            /**
             * @description The address or number, mostly hidden.
             * @example a•••@example.si
             */
            prejemnik: string;
            /**
             * @description For how many seconds the code is valid.
             * @example 600
             */
            velja_sekund: number;
            /**
             * @description How many wrong codes are accepted before the code is void.
             * @example 3
             */
            preostalo_poskusov: number;
        };
        /**
         * @description Why a code, a vote or a proxy was refused: the members of `Error`, and two more. `razlog` is missing when the request
         *     breaks this description.
         */
        VoteRefusal: {
            code?: components["schemas"]["code"];
            error?: components["schemas"]["error"];
            detail?: components["schemas"]["detail"];
            type?: components["schemas"]["type"];
            title?: components["schemas"]["title"];
            status?: components["schemas"]["status"];
            request_id?: components["schemas"]["request_id"];
            napake?: components["schemas"]["napake"];
            /**
             * @description ze_glasovano there is a vote already, `getVoteReceipt` has its receipt · koncano the end has passed · se_ni_zacelo the
             *     vote has not begun · preklicano the decision is cancelled · pooblastilo_dano a proxy is given · ni_upravicen the caller
             *     may not vote · brez_soglasja owners have not agreed on electronic voting · brez_delezev the building has no data on
             *     shares · na_zboru the vote is at the assembly only · nepopolno `glasovi` does not have each proposal once, or has a vote
             *     that the kind of decision does not allow · kljuc_ponovljen the key was used for another vote · koda_napacna wrong
             *     code · koda_potekla the code has expired or none was sent · koda_blokirana too many wrong codes or too many codes.
             *     Readers accept other values.
             * @example ze_glasovano
             * @enum {string}
             */
            razlog?: "ze_glasovano" | "koncano" | "se_ni_zacelo" | "preklicano" | "pooblastilo_dano" | "ni_upravicen" | "brez_soglasja" | "brez_delezev" | "na_zboru" | "nepopolno" | "kljuc_ponovljen" | "koda_napacna" | "koda_potekla" | "koda_blokirana";
            /**
             * @description For a wrong code, how many more are accepted.
             * @example 2
             */
            preostalo_poskusov?: number;
        };
        /**
         * @description For, against, abstained. Readers accept other values.
         * @example za
         * @enum {string}
         */
        VoteChoice: "za" | "proti" | "vzdrzano";
        /** @description The vote on a proposal. */
        Vote: {
            id_predloga: components["schemas"]["ProposalId"];
            glas: components["schemas"]["VoteChoice"];
        };
        /** @description The votes on all proposals of a decision that are not withdrawn, and the confirming code. */
        VoteRequest: {
            /** @description One for each proposal. */
            glasovi: components["schemas"]["Vote"][];
            /**
             * @description The code that the server has sent.
             * @example 482913
             */
            potrditvena_koda: string;
        };
        /**
         * @description Place on the agenda or the list.
         * @example 1
         */
        zap_st: number;
        /**
         * @description The proposed decision.
         * @example Prispevek v rezervni sklad se poveča z 0.60 na 0.75 €/m² na mesec.
         */
        besedilo: string;
        /** @description A proposal and the vote on it. */
        ReceiptVote: {
            id_predloga: components["schemas"]["ProposalId"];
            zap_st: components["schemas"]["zap_st"];
            besedilo: components["schemas"]["besedilo"];
            glas: components["schemas"]["VoteChoice"];
        };
        /** @description A unit whose shares the vote has. */
        ReceiptUnit: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            delez_stevec: components["schemas"]["Shares"];
        };
        /**
         * @description Path of the file under the API (`downloadDocument`).
         * @example /api/portal-user/v2/documents/771204
         */
        FilePath: string;
        /**
         * @description Proof of a vote on the portal. It stays the same, byte for byte, until the vote is changed. `kontrolna_vsota` is the
         *     SHA-256 of this text in UTF-8, in lower-case hexadecimal digits: the lines `st_potrdila`, `id_odlocitve`, `oddano_ob`,
         *     `delez_stevec/imenovalec`, and for each vote `id_predloga=glas`, with a line feed between them.
         */
        VoteReceipt: {
            /**
             * @description Number of the receipt.
             * @example G-9101-000001
             */
            st_potrdila: string;
            id_odlocitve: components["schemas"]["DecisionId"];
            naziv: components["schemas"]["naziv"];
            /** @description When the server has accepted the vote. */
            oddano_ob: components["schemas"]["DateTime"];
            /**
             * @description Only votes on the portal have a receipt. Readers accept other values.
             * @example elektronsko
             * @enum {string}
             */
            nacin_oddaje: "elektronsko";
            /** @description In the order of `zap_st`. */
            glasovi: components["schemas"]["ReceiptVote"][];
            /** @description The units of the caller. */
            enote: components["schemas"]["ReceiptUnit"][];
            delez_stevec: components["schemas"]["Shares"];
            /**
             * @description All shares of the building.
             * @example 10000
             */
            imenovalec: number;
            /**
             * @description See above.
             * @example 0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0
             */
            kontrolna_vsota: string;
            /** @description The same as a document (`downloadVoteReceipt`). */
            pot_pdf: components["schemas"]["FilePath"];
        };
        /** @description Whom the caller authorises. */
        VotingProxyRequest: {
            /**
             * @description First and last name.
             * @example Marko Zupančič
             */
            ime_priimek: string;
            /**
             * @description Address.
             * @example Javorjeva ulica 12, 1999 Zeleni Gaj
             */
            naslov: string;
        };
        /**
         * @description obicajno ordinary · pomembno important · nujno urgent. Readers accept other values.
         * @example pomembno
         * @enum {string}
         */
        Urgency: "obicajno" | "pomembno" | "nujno";
        /** @example 7101 */
        EventId: number;
        /**
         * @description dela works · izpad outage · odcitek reading of meters · zbor owners' assembly · pregled inspection ·
         *     cistilna_akcija joint cleaning. Readers accept other values.
         * @example dela
         * @enum {string}
         */
        EventKind: "dela" | "izpad" | "odcitek" | "zbor" | "pregled" | "cistilna_akcija";
        /**
         * @description What it is about - voda water · topla_voda hot water · ogrevanje heating · elektrika electricity and lights · dvigalo lift ·
         *     plin gas · internet internet and television · vrata doors, windows, locks · streha roof and facade · drugo anything else.
         *     Readers accept other values.
         * @example topla_voda
         * @enum {string}
         */
        Trade: "voda" | "topla_voda" | "ogrevanje" | "elektrika" | "dvigalo" | "plin" | "internet" | "vrata" | "streha" | "drugo";
        /**
         * @description By the server's clock, `zdaj` of the list - nacrtovano `zacetek` is later · v_teku it has begun · zamuja `predviden_konec`
         *     has passed and it is not over · zakljuceno it is over, `konec` says since when · odpovedano cancelled.
         *     Readers accept other values.
         * @example nacrtovano
         * @enum {string}
         */
        EventState: "nacrtovano" | "v_teku" | "zamuja" | "zakljuceno" | "odpovedano";
        /**
         * @description Address of an entrance of the building.
         * @example Javorjeva ulica 12
         */
        Entrance: string;
        /** @description What the manager has added since. */
        EventUpdate: {
            cas: components["schemas"]["DateTime"];
            /** @example Poškodovani del cevi je zamenjan. */
            besedilo: string;
        };
        /**
         * @description Something that is going on in a building - works, an outage, a reading, an assembly, an inspection. All its residents read
         *     it, so it has no personal data (pages.md P31).
         */
        BuildingEvent: {
            id_dogodka: components["schemas"]["EventId"];
            /**
             * @description Identifies the event for ever, also in calendars, which replace an earlier version of it.
             * @example dogodek-7101@zelenigaj.example.si
             */
            uid: string;
            /**
             * @description Grows with each change of the event; by 1 too when it is cancelled.
             * @example 0
             */
            zaporedje: number;
            vrsta: components["schemas"]["EventKind"];
            panoga: components["schemas"]["Trade"];
            /** @example Prekinitev dobave tople vode */
            naziv: string;
            /** @description What is done and why; `null` when the manager has written nothing. */
            opis_html: components["schemas"]["ManagersHtml"] | null;
            zacetek: components["schemas"]["DateTime"];
            /** @description When it should be over; `null` when that is not known. */
            predviden_konec: components["schemas"]["NullableDateTime"];
            /** @description When it was over; `null` before. The manager's server sets it, at `predviden_konec` for an event whose end is not reported. */
            konec: components["schemas"]["NullableDateTime"];
            /**
             * @description Whole days - `zacetek` is the first moment of the first day in Slovenian time and `predviden_konec` the first moment after
             *     the last day. Only the days are shown.
             * @example false
             */
            cel_dan: boolean;
            stanje: components["schemas"]["EventState"];
            /**
             * @description Whom it concerns - stavba the whole building · vhod the entrances in `vhodi` · vertikala the units on some risers ·
             *     enote some units. Readers accept other values.
             * @example stavba
             * @enum {string}
             */
            obseg: "stavba" | "vhod" | "vertikala" | "enote";
            /** @description The entrances that it concerns; empty for the whole building. */
            vhodi: components["schemas"]["Entrance"][];
            /**
             * @description Whether it concerns a unit of the caller. The server decides; it tells no other units.
             * @example true
             */
            prizadeta_moja_enota: boolean;
            nujnost: components["schemas"]["Urgency"];
            /**
             * @description Until when an urgent event is pinned.
             * @example null
             */
            velja_do: components["schemas"]["NullableDateTime"];
            /**
             * @description Urgent, not over, and `velja_do` has not passed: it is shown on every page.
             * @example false
             */
            pripeto: boolean;
            /**
             * @description What residents should do.
             * @example V tem času pustite pipe zaprte.
             */
            kaj_storiti: string | null;
            /**
             * @description The company that does it.
             * @example Vodoinstalacije Kaplja s.p.
             */
            izvajalec: string | null;
            /** @description Oldest first. */
            posodobitve: components["schemas"]["EventUpdate"][];
            /** @description The decision of the owners that it follows from; `null` without one and for a caller who is not an owner. */
            id_odlocitve: components["schemas"]["NullableDecisionId"];
        };
        /** @description The events of a building. */
        BuildingEvents: {
            zdaj: components["schemas"]["DateTime"];
            /** @description The one that begins last is first. */
            dogodki: components["schemas"]["BuildingEvent"][];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /** @description A subscription of the caller to the calendar of a building. Its address is sent once, when it is made. */
        CalendarSubscription: {
            ustvarjeno: components["schemas"]["DateTime"];
            /**
             * @description When a calendar last fetched it.
             * @example null
             */
            zadnji_prenos: components["schemas"]["NullableDateTime"];
        };
        /** @description Whether the caller has a subscription. */
        CalendarSubscriptionOrNone: {
            /** @description `null` when the caller has none. */
            narocnina: components["schemas"]["CalendarSubscription"] | null;
        };
        /** @description A new subscription with its address. */
        NewCalendarSubscription: {
            ustvarjeno: components["schemas"]["DateTime"];
            /**
             * @description Path of the calendar (`getCalendar`) on the server of this description. It alone is enough to read the calendar until the
             *     subscription ends, so that it is never sent again.
             * @example /api/portal-user/v2/calendar/Zm9yLXRlc3RzLW9ubHktYW5kLW5vdC1hLXJlYWwtb25
             */
            pot: string;
        };
        /**
         * @description Where it is - vhod entrance · stopnisce staircase · hodnik corridor · dvigalo lift · klet cellar · garaza garage ·
         *     streha roof · fasada facade · okolica outside · enota in a unit · drugo elsewhere. Readers accept other values.
         * @example vhod
         * @enum {string}
         */
        FaultPlace: "vhod" | "stopnisce" | "hodnik" | "dvigalo" | "klet" | "garaza" | "streha" | "fasada" | "okolica" | "enota" | "drugo";
        /**
         * @description What is wrong; only the manager reads it.
         * @example Luč nad vrati utripa in ugasne.
         */
        FaultText: string;
        /**
         * @description The caller has seen the open faults of the same place and kind, and reports another one.
         * @example false
         */
        NotSimilar: boolean;
        /** @description A report of a fault. */
        FaultReport: {
            objekt_sifra: components["schemas"]["BuildingKey"];
            kraj: components["schemas"]["FaultPlace"];
            /**
             * @description One of `vhodi` of `listFaults`, or `null`.
             * @example Javorjeva ulica 12
             */
            vhod: string | null;
            /**
             * @description A unit of the caller in the building; needed when `kraj` is `enota`.
             * @example null
             */
            inventarna_stevilka: string | null;
            panoga: components["schemas"]["Trade"];
            opis: components["schemas"]["FaultText"];
            ni_podobna: components["schemas"]["NotSimilar"];
        };
        /** @description The same with photos; a part whose value is `null` is left out. */
        FaultForm: {
            objekt_sifra: components["schemas"]["BuildingKey"];
            kraj: components["schemas"]["FaultPlace"];
            /** @example Javorjeva ulica 12 */
            vhod?: string;
            inventarna_stevilka?: components["schemas"]["UnitKey"];
            panoga: components["schemas"]["Trade"];
            opis: components["schemas"]["FaultText"];
            ni_podobna: components["schemas"]["NotSimilar"];
            /**
             * @description JPG or PNG, at most 8 MB each. The portal sends them smaller and without the position where they were taken; the server
             *     removes such data too.
             */
            fotografije?: string[];
        };
        /**
         * @description Number of the report.
         * @example N-2026-00118
         */
        FaultNumber: string;
        /** @description A photo of the fault. Only the user who has sent it gets it. */
        FaultPhoto: {
            /**
             * @description Its place in the report.
             * @example 1
             */
            st_fotografije: number;
            /**
             * @description Size of the file in bytes.
             * @example 48210
             */
            velikost: number;
            /**
             * @description Path of the photo (`downloadFaultPhoto`).
             * @example /api/portal-user/v2/fault/N-2026-00118/photo/1
             */
            pot: string;
        };
        /**
         * @description prejeto received · pregledano looked at · naroceno ordered from a company · v_popravilu being repaired · zakljuceno done ·
         *     zavrnjeno refused, `razlog` says why. After `zakljuceno` it can be `prejeto` again, when it was not done.
         *     Readers accept other values.
         * @example naroceno
         * @enum {string}
         */
        FaultState: "prejeto" | "pregledano" | "naroceno" | "v_popravilu" | "zakljuceno" | "zavrnjeno";
        /** @description A state of the fault. */
        FaultStep: {
            cas: components["schemas"]["DateTime"];
            stanje: components["schemas"]["FaultState"];
            /**
             * @description What the manager has added for all residents. Never a text of the user who has reported it.
             * @example Naročeno pri električarju.
             */
            opomba: string | null;
        };
        /**
         * @description The event in the building that belongs to it (`listBuildingEvents`); `null` when there is none.
         * @example null
         */
        NullableEventId: number | null;
        /**
         * @description Who pays - upravnik the manager, from the monthly bill · sklad the reserve fund · lastnik the owner of the unit · `null` not
         *     decided. Readers accept other values.
         * @example null
         * @enum {string|null}
         */
        RepairPayer: "upravnik" | "sklad" | "lastnik" | null;
        /**
         * @description A fault in a building (pages.md P31). Its residents see place, kind and state. What the user who has reported it has written
         *     and sent, and who that is, are in no other user's answers.
         */
        BuildingFault: {
            st_prijave: components["schemas"]["FaultNumber"];
            objekt_sifra: components["schemas"]["BuildingKey"];
            /** @description When it was reported. */
            prijavljeno: components["schemas"]["DateTime"];
            kraj: components["schemas"]["FaultPlace"];
            /**
             * @description The entrance, as in `vhodi` of `listFaults`; `null` when it is not at one.
             * @example Javorjeva ulica 12
             */
            vhod: string | null;
            /**
             * @description The unit of the caller that the report names; `null` for every other caller.
             * @example null
             */
            inventarna_stevilka: string | null;
            panoga: components["schemas"]["Trade"];
            /**
             * @description The manager's words for all residents; `null` until there are some, and then place and kind say what it is.
             * @example Luč v vhodu ne gori.
             */
            opis_javni: string | null;
            /**
             * @description What the caller has written; `null` for every other caller.
             * @example null
             */
            opis: string | null;
            /** @description The caller's own photos; empty for every other caller. */
            fotografije: components["schemas"]["FaultPhoto"][];
            stanje: components["schemas"]["FaultState"];
            /**
             * @description Why it was refused.
             * @example null
             */
            razlog: string | null;
            /**
             * @description By when it should be repaired.
             * @example 2026-11-27
             */
            predviden_rok: components["schemas"]["NullableDate"];
            /**
             * @description How many other residents have said that it is so at their place too; the one who has reported it is not counted.
             * @example 4
             */
            st_podobnih: number;
            /**
             * @description Whether the caller has reported it.
             * @example false
             */
            moja: boolean;
            /**
             * @description Whether the caller has said so (`addMeToo`).
             * @example true
             */
            tudi_pri_meni: boolean;
            /**
             * @description The manager asks the caller whether it is done (`confirmFault`).
             * @example false
             */
            caka_potrditve: boolean;
            /** @description All states, oldest first; the last one is `stanje`. */
            zgodovina: components["schemas"]["FaultStep"][];
            id_dogodka: components["schemas"]["NullableEventId"];
            na_strosek: components["schemas"]["RepairPayer"];
        };
        /**
         * @description Why a report was not taken: the members of `Error`, and the open faults of the same place and kind. `podobne` is missing when
         *     there is another reason.
         */
        SimilarFaults: {
            code?: components["schemas"]["code"];
            error?: components["schemas"]["error"];
            detail?: components["schemas"]["detail"];
            type?: components["schemas"]["type"];
            title?: components["schemas"]["title"];
            status?: components["schemas"]["status"];
            request_id?: components["schemas"]["request_id"];
            napake?: components["schemas"]["napake"];
            /** @description Their numbers, newest first; all are in `listFaults`. */
            podobne?: components["schemas"]["FaultNumber"][];
        };
        /** @description The faults of a building; those in another resident's unit are left out. */
        BuildingFaults: {
            zdaj: components["schemas"]["DateTime"];
            /** @description The entrances of the building. */
            vhodi: components["schemas"]["Entrance"][];
            /** @description Newest first. */
            prijave: components["schemas"]["BuildingFault"][];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /** @description Whether a fault is done. */
        FaultConfirmation: {
            /**
             * @description `false` opens the fault again.
             * @example true
             */
            opravljeno: boolean;
            /**
             * @description What is still wrong. Only the manager reads it.
             * @example null
             */
            opis: string | null;
        };
        /**
         * @description Number of messages that the user has not opened yet.
         * @example 2
         */
        UnreadCount: number;
        /** @example 30112 */
        NotificationId: number;
        /**
         * @description Route of a page of the portal, with a query or a fragment if it is about a part of the page; `null` when there is
         *     none. Fields whose names begin with `stran` have it; those that begin with `pot` have the path of a file under the
         *     API.
         * @example /redni-obracun
         */
        PortalPage: string | null;
        /**
         * @description File extension without the dot.
         * @example pdf
         */
        FileType: string;
        /**
         * @description Bytes.
         * @example 482113
         */
        FileSize: number;
        /** @description A file that is attached to a message. */
        Attachment: {
            /**
             * @description File name.
             * @example Vabilo_z_dnevnim_redom.pdf
             */
            naziv: string;
            vrsta: components["schemas"]["FileType"];
            velikost: components["schemas"]["FileSize"];
            pot: components["schemas"]["FilePath"];
        };
        /** @description A message addressed to the payer (pages.md P11). */
        Notification: {
            id_obvestila: components["schemas"]["NotificationId"];
            /** @example Nov obračun za obdobje 10/2026 */
            naslov: string;
            vsebina: components["schemas"]["ManagersHtml"];
            /**
             * @description obracun new bill · opomin reminder · sestanek owners' meeting · dela works in the building ·
             *     dokument new document · splosno general. Readers accept other values.
             * @example obracun
             * @enum {string}
             */
            vrsta: "obracun" | "opomin" | "sestanek" | "dela" | "dokument" | "splosno";
            datum: components["schemas"]["DateTime"];
            /**
             * @description Whether the payer has read it.
             * @example false
             */
            prebrano: boolean;
            datum_branja: components["schemas"]["NullableDateTime"];
            /**
             * @description The manager has marked it as important.
             * @example false
             */
            pomembno: boolean;
            /** @description The page that the message is about; a submission is the fragment `#vloga-` with its number (`/obrazci#vloga-…`). */
            stran: components["schemas"]["PortalPage"];
            /**
             * @description The record that the message is about (`getDocumentRecord`); `null` when there is none.
             * @example 58213
             */
            id_vlozisca: number | null;
            /** @description Attached files; often none. */
            priloge: components["schemas"]["Attachment"][];
        };
        /** @description All messages to the payer, with the counts that the page shows. */
        Notifications: {
            /** @description Newest first. */
            obvestila: components["schemas"]["Notification"][];
            /**
             * @description Number of all notifications.
             * @example 4
             */
            skupaj: number;
            neprebrana: components["schemas"]["UnreadCount"];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /** @example 5521 */
        PostId: number;
        /** @description A post on a building's bulletin board. All its residents read it, so it has no personal data (pages.md P19). */
        BulletinPost: {
            id_objave: components["schemas"]["PostId"];
            /** @example Prekinitev dobave tople vode */
            naslov: string;
            vsebina: components["schemas"]["ManagersHtml"];
            /**
             * @description nujno urgent · dela works · sestanek owners' meeting · obvestilo notice · hisni_red house rules. Readers accept other values.
             * @example dela
             * @enum {string}
             */
            kategorija: "nujno" | "dela" | "sestanek" | "obvestilo" | "hisni_red";
            /**
             * @description Who posted it.
             * @example Upravljanje Zeleni Gaj d.o.o.
             */
            objavil: string;
            datum_objave: components["schemas"]["DateTime"];
            velja_do: components["schemas"]["NullableDate"];
            /**
             * @description Stays on top.
             * @example true
             */
            pripeto: boolean;
            /**
             * @description Whether the payer has opened it.
             * @example false
             */
            prebrano: boolean;
            /**
             * @description `velja_do` has passed; shown in the archive only.
             * @example false
             */
            poteklo: boolean;
            /** @description Attached files; often none. */
            priloge: components["schemas"]["Attachment"][];
            /** @description Path of a picture under the API; `null` when there is none. */
            slika: string | null;
        };
        /** @description All posts of a building, with the number of those that the payer has not read. */
        Bulletins: {
            /** @description Pinned first, then newest. */
            objave: components["schemas"]["BulletinPost"][];
            neprebrane: components["schemas"]["UnreadCount"];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /**
         * @description zapisnik minutes of an owners' meeting · porocilo yearly report · nacrt maintenance plan · pogodba contract ·
         *     hisni_red house rules · ponudba offer · listina ballot for a written vote · dopis letter ·
         *     tehnicna technical documentation · drugo other. Readers accept other values.
         * @example zapisnik
         * @enum {string}
         */
        RecordType: "zapisnik" | "porocilo" | "nacrt" | "pogodba" | "hisni_red" | "ponudba" | "listina" | "dopis" | "tehnicna" | "drugo";
        /**
         * @description Case number.
         * @example 0137-03/2026
         */
        CaseNumber: string | null;
        /** @description A record (vložišče) - a folder with one or more files (pages.md P8). */
        DocumentRecord: {
            id_vlozisca: components["schemas"]["RecordId"];
            /** @example Zapisnik zbora etažnih lastnikov 14.04.2026 */
            naziv: string;
            vrsta: components["schemas"]["RecordType"];
            st_zadeve: components["schemas"]["CaseNumber"];
            datum: components["schemas"]["Date"];
            datum_objave: components["schemas"]["DateTime"];
            velja_do: components["schemas"]["NullableDate"];
            /**
             * @description Number of files in the record.
             * @example 3
             */
            st_dokumentov: number;
            /**
             * @description Published in the last 60 days.
             * @example false
             */
            novo: boolean;
            /** @description The file, when there is exactly one; otherwise `null`. */
            pot: components["schemas"]["FilePath"] | null;
        };
        /** @description The records of a building; each record has one or more files. */
        DocumentRecords: {
            /** @description Newest date first. */
            vlozisca: components["schemas"]["DocumentRecord"][];
            /**
             * @description Number of records.
             * @example 5
             */
            skupaj: number;
        };
        /** @description One record with its files. */
        DocumentRecordFiles: {
            /** @description The record itself. */
            vlozisce: {
                id_vlozisca: components["schemas"]["RecordId"];
                /** @example Zapisnik zbora etažnih lastnikov 14.04.2026 */
                naziv: string;
                vrsta: components["schemas"]["RecordType"];
                st_zadeve: components["schemas"]["CaseNumber"];
                datum: components["schemas"]["Date"];
                /** @example Zapisnik s prilogami. */
                opis: string | null;
            };
            /** @description By date, then by name. */
            dokumenti: {
                id_dokumenta: components["schemas"]["DocumentId"];
                /** @example Zapisnik_14042026.pdf */
                naziv_dokumenta: string;
                /** @example Zapisnik s podpisno listo (brez osebnih podatkov) */
                opis: string | null;
                datum: components["schemas"]["Date"];
                koncnica: components["schemas"]["FileType"];
                velikost: components["schemas"]["FileSize"];
                pot: components["schemas"]["FilePath"];
            }[];
            /**
             * @description Path of one archive with exactly these files (`downloadDocumentRecord`); `null` when there are fewer than two
             *     files, and when the manager offers no archive.
             * @example /api/portal-user/v2/manager_documents/vlozisce/58213/zip
             */
            pot_zip: string | null;
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /** @description An original invoice of a supplier to the building (pages.md P10). */
        SupplierDocument: {
            id_dokumenta: components["schemas"]["DocumentId"];
            /** @example Toplarna Gaj d.o.o. */
            dobavitelj: string;
            /** @example Ogrevanje in topla voda */
            vrsta_stroska: string;
            /** @example T-1026-0137 */
            st_racuna: string;
            datum_racuna: components["schemas"]["Date"];
            obdobje: components["schemas"]["Period"];
            znesek_brez_ddv: components["schemas"]["Amount"];
            ddv: components["schemas"]["Amount"];
            znesek: components["schemas"]["Amount"];
            /**
             * @description Source of the payment - the regular bills or the reserve fund. Readers accept other values.
             * @example redni
             * @enum {string}
             */
            vir: "redni" | "rezervni_sklad";
            rok_placila: components["schemas"]["NullableDate"];
            datum_placila: components["schemas"]["NullableDate"];
            /** @description The invoice; `null` when its file is missing. */
            pot: components["schemas"]["FilePath"] | null;
        };
        /** @description Invoices with the sums of exactly these invoices. */
        SupplierDocuments: {
            /** @description Newest invoice date first. */
            dokumenti: components["schemas"]["SupplierDocument"][];
            skupaj_brez_ddv: components["schemas"]["Amount"];
            skupaj_ddv: components["schemas"]["Amount"];
            skupaj: components["schemas"]["Amount"];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /** @example sprememba_oseb */
        FormKey: string;
        /** @example Prijava števila oseb in psov */
        FormName: string;
        /**
         * @description Number of working days in which the manager usually answers this kind of form; `null` when the manager does not
         *     say. The portal shows it before and after the form is sent; it is not a promise.
         * @example 5
         */
        DaysToAnswer: number | null;
        /** @description What a form is for and how it is sent; `FormDefinition` has its fields. */
        Form: {
            oznaka: components["schemas"]["FormKey"];
            naziv: components["schemas"]["FormName"];
            /** @example Sporočite spremembo v 15 dneh. */
            opis: string;
            /**
             * @description spremembe changes · placila payments · stevci meters · skode damages · drugo other. Readers accept other values.
             * @example spremembe
             * @enum {string}
             */
            kategorija: "spremembe" | "placila" | "stevci" | "skode" | "drugo";
            /**
             * @description splet is sent online · pdf is printed and signed · oboje either. Readers accept other values.
             * @example oboje
             * @enum {string}
             */
            nacin: "splet" | "pdf" | "oboje";
            /**
             * @description Who may send the form: lastnik an owner of the unit in it (`vrsta` L or L+U) · uporabnik a user of the unit (U or
             *     L+U) · vsi all. Readers accept other values.
             * @example vsi
             * @enum {string}
             */
            kdo: "lastnik" | "uporabnik" | "vsi";
            /**
             * @description Path under the API (`downloadForm`); `null` when there is no PDF.
             * @example /api/portal-user/v2/forms/pdf/sprememba_oseb
             */
            pot_pdf: string | null;
            /**
             * @description Bytes of the PDF.
             * @example 64210
             */
            velikost: number | null;
            dni_do_odgovora: components["schemas"]["DaysToAnswer"];
        };
        /**
         * @description prejeto received · v_obdelavi in progress · odgovorjeno answered without a decision (a question, a complaint that is
         *     being examined) · potrjeno the request is granted · zavrnjeno the request is refused · preklicano cancelled by the
         *     user. Readers accept other values.
         * @example potrjeno
         * @enum {string}
         */
        SubmissionStatus: "prejeto" | "v_obdelavi" | "odgovorjeno" | "potrjeno" | "zavrnjeno" | "preklicano";
        /**
         * @description Key of the value in `polja`.
         * @example st_oseb
         */
        ime: string;
        /**
         * @description Label.
         * @example Število oseb
         */
        oznaka: string;
        /**
         * @description enota one of the user's units, by `inventarna_stevilka` · obracun a regular bill of the unit in the form's field
         *     `enota`, by `st_dokumenta` · postavka a line of the specification of the bill in the field `obracun`, by
         *     `vrsta_stroska`; several are separated by semicolons · vodomer a water meter of the unit, by `st_merilnika`; the
         *     portal offers lists for these three and takes typed text where it has none · besedilo a line of text · dolgo_besedilo text ·
         *     email, telefon, iban text of that kind · datum `YYYY-MM-DD` · datum_ura `YYYY-MM-DDTHH:mm` · stevilo a number ·
         *     izbira one of `moznosti` · potrditev a box that must be ticked when `obvezno` · priloge files, which go
         *     in the part `priloge` and not in `polja`. Readers accept other values.
         * @example stevilo
         * @enum {string}
         */
        vrsta: "enota" | "obracun" | "postavka" | "vodomer" | "besedilo" | "dolgo_besedilo" | "email" | "telefon" | "iban" | "datum" | "datum_ura" | "stevilo" | "izbira" | "potrditev" | "priloge";
        /**
         * @description One value that was sent, with the label that it had on the form at that time: the manager may have changed or
         *     withdrawn the form since then.
         */
        SentField: {
            ime: components["schemas"]["ime"];
            oznaka: components["schemas"]["oznaka"];
            vrsta: components["schemas"]["vrsta"];
            /**
             * @description As it was sent in `polja`.
             * @example 26100314
             */
            vrednost: string | number | boolean;
            /**
             * @description The value as text when `vrednost` is a key: the name of a choice, or the label that the unit had at that time.
             *     `null` when `vrednost` is not a key.
             * @example Javorjeva ulica 12 - 2 - 3 (14)
             */
            izpis: string | null;
        };
        /** @description The values that were sent, in the order of the form, without empty fields and without files (`priloge`). */
        SentFields: components["schemas"]["SentField"][];
        /** @description A form that was sent, with its states and the answer. Only the user who has sent it gets it. */
        Submission: {
            st_vloge: components["schemas"]["SubmissionNumber"];
            oznaka: components["schemas"]["FormKey"];
            naziv: components["schemas"]["FormName"];
            datum_oddaje: components["schemas"]["DateTime"];
            status: components["schemas"]["SubmissionStatus"];
            /**
             * @description The manager's answer.
             * @example Sprememba je potrjena.
             */
            odgovor: string | null;
            dni_do_odgovora: components["schemas"]["DaysToAnswer"];
            polja: components["schemas"]["SentFields"];
            /** @description Names of the attached files. */
            priloge: string[];
            /** @description All states, oldest first; the last one is `status`. */
            zgodovina: {
                status: components["schemas"]["SubmissionStatus"];
                datum: components["schemas"]["DateTime"];
            }[];
        };
        /** @description All submissions that the user has sent as this payer. */
        Submissions: {
            /** @description Newest first. */
            vloge: components["schemas"]["Submission"][];
            /** @example 3 */
            skupaj: number;
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
        /** @description One field of a form. A property that does not apply to the kind of field is `null`. */
        FormField: {
            /**
             * @description Key of the value in `polja`.
             * @example st_oseb
             */
            ime: string;
            /**
             * @description Label.
             * @example Število oseb
             */
            oznaka: string;
            /**
             * @description enota one of the user's units, by `inventarna_stevilka` · obracun a regular bill of the unit in the form's field
             *     `enota`, by `st_dokumenta` · postavka a line of the specification of the bill in the field `obracun`, by
             *     `vrsta_stroska`; several are separated by semicolons · vodomer a water meter of the unit, by `st_merilnika`; the
             *     portal offers lists for these three and takes typed text where it has none · besedilo a line of text · dolgo_besedilo text ·
             *     email, telefon, iban text of that kind · datum `YYYY-MM-DD` · datum_ura `YYYY-MM-DDTHH:mm` · stevilo a number ·
             *     izbira one of `moznosti` · potrditev a box that must be ticked when `obvezno` · priloge files, which go
             *     in the part `priloge` and not in `polja`. Readers accept other values.
             * @example stevilo
             * @enum {string}
             */
            vrsta: "enota" | "obracun" | "postavka" | "vodomer" | "besedilo" | "dolgo_besedilo" | "email" | "telefon" | "iban" | "datum" | "datum_ura" | "stevilo" | "izbira" | "potrditev" | "priloge";
            /** @example true */
            obvezno: boolean;
            /**
             * @description Least number, or least length of a text.
             * @example 1
             */
            najmanj: number | null;
            /**
             * @description Greatest number, or greatest length of a text.
             * @example 30
             */
            najvec: number | null;
            /**
             * @description Decimals of a number.
             * @example 0
             */
            decimalke: number | null;
            /** @description The options to choose from. */
            moznosti: {
                /** @example redni */
                vrednost: string;
                /** @example Redni obračun */
                oznaka: string;
            }[] | null;
            /**
             * @description The form shows the field, and `obvezno` applies, only while another field of kind `izbira` has this value;
             *     otherwise the value of the field is left out. `null` when the form always shows the field.
             */
            pogoj: {
                /**
                 * @description `ime` of the other field.
                 * @example nacin
                 */
                polje: string;
                /** @example banka */
                vrednost: string;
            } | null;
        };
        /** @description A form with its fields. */
        FormDefinition: {
            obrazec: components["schemas"]["Form"];
            /** @description In the order of the form; empty for a form that is PDF only. */
            polja: components["schemas"]["FormField"][];
        };
        /**
         * @description Values by the `ime` of their fields; an optional value is `null` or left out.
         * @example {
         *       "zadeva": "Ključ vhodnih vrat"
         *     }
         */
        SentValues: {
            [key: string]: string | number | boolean | null;
        };
        /** @description A filled-in form without files. */
        FormSubmission: {
            polja: components["schemas"]["SentValues"];
        };
        /** @description A filled-in form with files, as parts of `multipart/form-data`. */
        FormSubmissionWithFiles: {
            /** @description Sent as JSON text. */
            polja: components["schemas"]["SentValues"];
            /**
             * @description PDF, JPG, PNG or ZIP, each at most 10 MB. The portal sends a ZIP only with evidence for a complaint. The server refuses a file with 422 when its first bytes are not those of
             *     its type, whatever its name is. The server removes folders, control characters and text-direction marks from the
             *     name, gives it an extension of its type and cuts it to 255 characters.
             */
            priloge?: string[];
        };
        /** @description Names of the attached files. */
        priloge: string[];
        /** @description A submission that the server has just received - its only state is `prejeto`, and it has no answer yet. */
        SubmissionReceived: {
            st_vloge: components["schemas"]["SubmissionNumber"];
            oznaka: components["schemas"]["FormKey"];
            naziv: components["schemas"]["FormName"];
            datum_oddaje: components["schemas"]["DateTime"];
            /**
             * @example prejeto
             * @enum {string}
             */
            status: "prejeto";
            /** @description As in `Submission`. */
            odgovor: null;
            dni_do_odgovora: components["schemas"]["DaysToAnswer"];
            polja: components["schemas"]["SentFields"];
            priloge: components["schemas"]["priloge"];
            /** @description Its only entry is the time when the server received the submission. */
            zgodovina: {
                /**
                 * @example prejeto
                 * @enum {string}
                 */
                status: "prejeto";
                datum: components["schemas"]["DateTime"];
            }[];
        };
        /** @description A frequently asked question, with the manager's answer. */
        Question: {
            /** @example 7 */
            id_vprasanja: number;
            /** @example Obračun in plačila */
            kategorija: string;
            /** @example Zakaj prejmem dve položnici? */
            vprasanje: string;
            odgovor: components["schemas"]["ManagersHtml"];
            /**
             * @description Other words that people type to find this question, in any grammatical form: a search also matches them
             *     (`gretje` for heating). They are not part of the question. The portal shows one only when it is the reason for a
             *     match.
             */
            sopomenke: string[];
            /**
             * @description Position in the order that the manager has set.
             * @example 10
             */
            vrstni_red: number;
            posodobljeno: components["schemas"]["Date"];
        };
        /** @example 01 000 10 20 */
        Telephone: string | null;
        /**
         * @description Hour and minute.
         * @example 08:00
         */
        HourOfDay: string;
        /** @description Opening hours on a day of the week, in Slovenian time; `do` is later than `od`. A day with a break has two rows. */
        OfficeHours: {
            /**
             * @description 1 Monday to 7 Sunday.
             * @example 1
             */
            dan: number;
            od: components["schemas"]["HourOfDay"];
            do: components["schemas"]["HourOfDay"];
        };
        /** @description How to reach the manager; the manager does not offer a contact that is `null` or empty. */
        ManagerContact: {
            naziv: components["schemas"]["FullTitle"];
            telefon: components["schemas"]["Telephone"];
            /**
             * Format: email
             * @example pisarna@zelenigaj.example.si
             */
            e_posta: string | null;
            /**
             * @description Street and number.
             * @example Gajeva cesta 1
             */
            naslov: string | null;
            /**
             * @description Post code and town.
             * @example 1999 Zeleni Gaj
             */
            posta: string | null;
            /** @description Office hours by day of the week; on a day without a row the office is closed. */
            uradne_ure: components["schemas"]["OfficeHours"][];
            /** @description Dates on which the office is closed despite its office hours, such as holidays. */
            zaprto: components["schemas"]["Date"][];
            /** @example https://www.zelenigaj.example.si */
            spletna_stran: string | null;
        };
        /** @description A company to call in an emergency. */
        EmergencyContact: {
            /**
             * @description Trade.
             * @example Dvigala
             */
            panoga: string;
            /** @example Dvigala Vzpon d.o.o. */
            izvajalec: string;
            /** @example 080 00 99 */
            telefon: string;
            /** @description The parts of the building for which the company is responsible. */
            sklopi: string[];
        };
        /** @description The place of a shut-off valve or switch. */
        ShutOffValve: {
            /**
             * @description The system that is shut off.
             * @example Voda za stavbo
             */
            napeljava: string;
            /** @example Klet, prostor ob kolesarnici */
            mesto: string;
        };
        /** @description Contacts - the manager, the manager's duty line, and the companies for emergencies in one building. */
        ContactCard: {
            upravnik: components["schemas"]["ManagerContact"];
            /** @description The manager's line for emergencies; `null` when the manager has none. */
            dezurna_stevilka: components["schemas"]["Telephone"];
            /**
             * @description Hours of the duty line.
             * @example Vsak dan 0–24
             */
            ure: string | null;
            /** @description Companies to call in an emergency, by trade; each has a number. */
            nujni: components["schemas"]["EmergencyContact"][];
            /** @description What to do until help comes; `null` when the manager has written nothing. */
            navodila_html: components["schemas"]["ManagersHtml"] | null;
            /** @description Where to shut off water, gas and heat in the building. */
            lokacije_zapornih_ventilov: components["schemas"]["ShutOffValve"][];
        };
        /** @description A company that serves the building (pages.md P22). */
        Contractor: {
            /** @example 41 */
            id_izvajalca: number;
            /** @example Dvigala Vzpon d.o.o. */
            naziv: string;
            /** @example Dvigala */
            dejavnost: string;
            /** @example Redno vzdrževanje in reševanje iz dvigala */
            opis_del: string | null;
            telefon: components["schemas"]["Telephone"];
            dezurni_telefon: components["schemas"]["Telephone"];
            /**
             * Format: email
             * @example servis@example.si
             */
            email: string | null;
            /** @example https://www.example.si */
            splet: string | null;
            /**
             * @description To be called in an emergency.
             * @example true
             */
            nujno: boolean;
            /** @example 0–24 */
            delovni_cas: string | null;
            pogodba_od: components["schemas"]["NullableDate"];
            pogodba_do: components["schemas"]["NullableDate"];
        };
        /** @description In euros; `null` for a caller who owns no unit in the building. */
        Premium: components["schemas"]["Amount"] | null;
        /** @description Path of a file (`downloadDocument`); `null` when there is no file for the caller. */
        PolicyFile: components["schemas"]["FilePath"] | null;
        /** @description An insurance contract of the building; a caller who is not an owner gets it without its price (pages.md P23, C9). */
        InsuranceContract: {
            /** @example 318 */
            id_pogodbe: number;
            /** @example Zavarovalnica Zaslon d.d. */
            zavarovalnica: string;
            /** @example 55120-2026 */
            st_police: string;
            /** @example Požarno zavarovanje z dodatnimi nevarnostmi */
            vrsta_zavarovanja: string;
            /** @example Stavba s skupnimi deli */
            predmet: string;
            /** @description Perils that are covered. */
            kritja: string[];
            /**
             * @description Not covered.
             * @example Premičnine v stanovanjih
             */
            izkljucitve: string | null;
            zavarovalna_vsota: components["schemas"]["Amount"];
            letna_premija: components["schemas"]["Premium"];
            /**
             * @description One twelfth of the premium, multiplied by the unit's share in the building, rounded to cents; `null` like the
             *     premium.
             */
            mesecni_strosek_enote: components["schemas"]["Premium"];
            /**
             * @description Deductible.
             * @example 10 %, najmanj 200 €
             */
            fransiza: string | null;
            velja_od: components["schemas"]["Date"];
            velja_do: components["schemas"]["NullableDate"];
            /**
             * @description `velja_do` has passed.
             * @example false
             */
            poteklo: boolean;
            /**
             * @description The requested unit is covered.
             * @example true
             */
            vkljucena_enota: boolean;
            /** @description How to report a damage. */
            prijava_skode: {
                telefon: components["schemas"]["Telephone"];
                /**
                 * Format: email
                 * @example skode@example.si
                 */
                email: string | null;
                /** @example https://www.example.si */
                splet: string | null;
                /** @description The form for reporting a damage. */
                stran_obrazca: components["schemas"]["PortalPage"];
            };
            pot_pdf: components["schemas"]["PolicyFile"];
            pot_pogoji: components["schemas"]["PolicyFile"];
        };
        /**
         * @description Users of the unit; 1 when it is empty.
         * @example 3
         */
        Persons: number;
        /** @example 1 */
        Dogs: number;
        /**
         * @description The unit is empty, or used for less than 15 days a month; it then counts as one user.
         * @example false
         */
        Empty: boolean;
        /** @example Rodil se je otrok. */
        Remark: string | null;
        /**
         * @description The caller declares that the data are true.
         * @example true
         * @constant
         */
        Declaration: true;
        /** @description A change of the registered numbers. The user must report it within 15 days. */
        ChangeRequest: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            st_oseb: components["schemas"]["Persons"];
            st_psov: components["schemas"]["Dogs"];
            velja_od: components["schemas"]["Date"];
            prazna: components["schemas"]["Empty"];
            opomba: components["schemas"]["Remark"];
            izjava: components["schemas"]["Declaration"];
        };
        /** @description The same with a proof. Parts without a value are left out. */
        ChangeForm: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            st_oseb: components["schemas"]["Persons"];
            st_psov: components["schemas"]["Dogs"];
            velja_od: components["schemas"]["Date"];
            prazna: components["schemas"]["Empty"];
            /** @example Rodil se je otrok. */
            opomba?: string;
            izjava: components["schemas"]["Declaration"];
            /**
             * Format: binary
             * @description The proof: PDF, JPG or PNG, at most 10 MB. The server checks its content and cleans its name as for the files of
             *     `submitForm`.
             */
            priloga?: string;
        };
        /** @example 1 */
        id_spremembe: number;
        /**
         * @description File name of the proof.
         * @example dokazilo.pdf
         */
        priloga: string | null;
        /** @description A change that the server has just received; the manager has not processed it yet. */
        RegisteredChangeReceived: {
            id_spremembe: components["schemas"]["id_spremembe"];
            inventarna_stevilka: components["schemas"]["UnitKey"];
            st_oseb: components["schemas"]["Persons"];
            st_psov: components["schemas"]["Dogs"];
            prazna: components["schemas"]["Empty"];
            velja_od: components["schemas"]["Date"];
            opomba: components["schemas"]["Remark"];
            priloga: components["schemas"]["priloga"];
            oddano: components["schemas"]["DateTime"];
            /**
             * @example prejeto
             * @enum {string}
             */
            status: "prejeto";
        };
        /**
         * @description Number of users for which the unit counts; 1 for an empty flat, 0 is possible for a garage or a cellar.
         * @example 3
         */
        CountedPersons: number;
        /** @description The registered numbers of a unit, without names (C9 13). */
        RegisteredUnit: {
            /** @description Only for the caller's own units; `null` for all others. */
            inventarna_stevilka: components["schemas"]["UnitKey"] | null;
            /** @example Enota 14 */
            oznaka_enote: string;
            vrsta_enote: components["schemas"]["UnitKind"];
            st_oseb: components["schemas"]["CountedPersons"];
            st_psov: components["schemas"]["Dogs"];
            prazna: components["schemas"]["Empty"];
            velja_od: components["schemas"]["Date"];
            /**
             * @description The unit is the caller's.
             * @example true
             */
            moja: boolean;
        };
        /** @description A previous or the current registration of one of the caller's units. */
        RegisteredHistory: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            velja_od: components["schemas"]["Date"];
            velja_do: components["schemas"]["NullableDate"];
            st_oseb: components["schemas"]["CountedPersons"];
            st_psov: components["schemas"]["Dogs"];
            /**
             * @description spletna_prijava sent by the portal · pisna_prijava on paper · upravnik entered by the manager. Readers accept other values.
             * @example spletna_prijava
             * @enum {string}
             */
            vir: "spletna_prijava" | "pisna_prijava" | "upravnik";
        };
        /** @description A change that the caller has reported. */
        RegisteredChange: {
            /** @example 1 */
            id_spremembe: number;
            inventarna_stevilka: components["schemas"]["UnitKey"];
            st_oseb: components["schemas"]["Persons"];
            st_psov: components["schemas"]["Dogs"];
            prazna: components["schemas"]["Empty"];
            velja_od: components["schemas"]["Date"];
            opomba: components["schemas"]["Remark"];
            /**
             * @description File name of the proof.
             * @example dokazilo.pdf
             */
            priloga: string | null;
            oddano: components["schemas"]["DateTime"];
            /**
             * @description prejeto received · potrjeno confirmed · zavrnjeno refused. Readers accept other values.
             * @example prejeto
             * @enum {string}
             */
            status: "prejeto" | "potrjeno" | "zavrnjeno";
        };
        /** @description Registered persons and dogs of a building, with the payer's own history and reports. */
        RegisteredNumbers: {
            /** @description All units of the building, sorted by kind and number (2 before 10). */
            enote: components["schemas"]["RegisteredUnit"][];
            /** @example 42 */
            skupaj_enot: number;
            /** @example 97 */
            skupaj_oseb: number;
            /** @example 6 */
            skupaj_psov: number;
            /** @description Only of the caller's units in this building, newest first. What was over before a unit was the caller's is left out. */
            zgodovina: components["schemas"]["RegisteredHistory"][];
            /** @description Changes that the caller has reported for this building, newest first. */
            spremembe: components["schemas"]["RegisteredChange"][];
            naslednji_kazalec: components["schemas"]["NextCursor"];
            stevilo_vrstic: components["schemas"]["RowCount"];
        };
    };
    responses: {
        /**
         * @description The body is larger than 1 MB (1,048,576 bytes) plus the largest size of the operation's files (`maxLength` of a
         *     file times `maxItems`). The server checks `Content-Length` first, before the login and before it reads the body.
         *     It counts a body without `Content-Length` while it reads it, and stops reading at the limit. The server does not
         *     wait for the remaining bytes: it may close the connection.
         */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request breaks this description. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Too many attempts have failed. The server counts failed attempts per target (an account by its e-mail, or a payer
         *     code at a manager) and per network address of the client. The limits are:
         *
         *     - five failures in fifteen minutes for one target from one address. This limit does not block other addresses: the
         *       right password still succeeds from them.
         *     - thirty failures in fifteen minutes from one address for all targets together, so that a client cannot try one
         *       password on many accounts. A success does not reset this count.
         *     - fifty failures in an hour for one target from all addresses. This limit does not block an address from which a
         *       login to the account has succeeded before.
         *
         *     Only failures count. Simultaneous requests give no additional attempts: the server processes no more of them than
         *     it would one after the other. Many simultaneous correct requests all succeed. For a logged-in user
         *     (`change_password`, `add_manager`) the server also limits the account to five failures from all addresses. For
         *     `forgotten_password` every request counts, because each one sends an e-mail. A server behind a proxy counts by the
         *     address that its own proxy reports, never by an address that the client can forge.
         */
        TooManyTries: {
            headers: {
                /**
                 * @description Number of seconds to wait.
                 * @example 900
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, forged, expired or revoked. The portal ends the session. */
        Unauthorised: {
            headers: {
                /**
                 * @description The scheme of the token.
                 * @example Bearer
                 */
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key is unknown or does not belong to the caller; the answer is the same for both. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The page that this call belongs to is not among the user's allowed pages, or the user of the payer code has not given the
         *     caller the right to it (`x-right`).
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The user of the payer code has not given the caller the right to this (`x-right`). */
        WithoutRight: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The page is not among the user's allowed pages, or the user owns no unit in the building. */
        OwnersOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The page is not among the user's allowed pages, the user owns no unit in the building, or staff act as the user:
         *     only a proxy votes in an owner's place.
         */
        VotersOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Too many codes were sent: at most five in fifteen minutes to one user for one decision. `Retry-After` says when a new
         *     code can be sent.
         */
        TooManyCodes: {
            headers: {
                /**
                 * @description Number of seconds to wait.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VoteRefusal"];
            };
        };
        /**
         * @description The request breaks this description, or `glasovi` does not have each proposal once, or the code is wrong or has expired.
         *     `polje` of a proposal is `glasovi/` and its id.
         */
        VoteInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VoteRefusal"];
            };
        };
        /** @description The third wrong code has made the code void. `Retry-After` says when a new code can be sent. */
        CodeBlocked: {
            headers: {
                /**
                 * @description Number of seconds to wait.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VoteRefusal"];
            };
        };
    };
    parameters: {
        /**
         * @description The token of the invitation's link, exactly as in the URL.
         * @example dm9yYnJhLXBvdmFiaWxvLXphLWp1cmV0YS1zYW1vLXRlc3Q
         */
        zeton: string;
        /**
         * @description The token of the link that the taker has got, exactly as in the URL.
         * @example cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q
         */
        "parameters-zeton": string;
        /**
         * @description The product for which the portal is mounted; one build serves several products.
         * @example portal
         */
        product: string;
        /**
         * @description Number of a person in `listCoUsers`.
         * @example 602
         */
        id_souporabnika: number;
        /**
         * @description Number of a handover of the payer code of the session.
         * @example 702
         */
        id_predaje: components["schemas"]["HandoverId"];
        /**
         * @description Number of an open item in `listOpenItems`.
         * @example 26100314
         */
        id_postavke: string;
        /**
         * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
         *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
         */
        cursor: string;
        /**
         * @description The largest number of rows in the answer.
         * @example 1000
         */
        limit: number;
        /**
         * @description Only this unit of the payer; if missing, all units of the payer.
         * @example 0137014
         */
        unit: components["schemas"]["UnitKey"];
        /**
         * @description First day, not after `do`; if missing, from the beginning.
         * @example 2026-08-01
         */
        from: components["schemas"]["Date"];
        /**
         * @description Last day; if missing, up to today.
         * @example 2026-11-21
         */
        until: components["schemas"]["Date"];
        /**
         * @description Only periods of this year; if missing, all years.
         * @example 2026
         */
        year: components["schemas"]["Year"];
        /**
         * @description The payer code of the chosen manager.
         * @example 104217
         */
        payer: string;
        /**
         * @description Id of a decision in a building where the caller owns a unit.
         * @example 9101
         */
        id_odlocitve: components["schemas"]["DecisionId"];
        /**
         * @description A random value that the client makes once for each vote and keeps while it repeats the request. The server keeps
         *     the answer by the payer and this value, for at least a day after the end of the decision.
         * @example 0b9f6a52-4f3d-4c55-9d0e-6d1a8f1c2e77
         */
        idempotency_key: string;
        /**
         * @description A building in which the caller has a unit.
         * @example 0137
         */
        objekt_sifra: components["schemas"]["BuildingKey"];
        /**
         * @description A random value that the client makes once for each report and keeps while it repeats the request. A request with a key
         *     that has already succeeded gets the fault of the first answer again, as it is now. The server keeps the key by the user
         *     for at least a day.
         * @example 0b9f6a52-4f3d-4c55-9d0e-6d1a8f1c2e77
         */
        "parameters-idempotency_key": string;
        /**
         * @description Number of a fault in a building where the caller has a unit.
         * @example N-2026-00118
         */
        st_prijave: components["schemas"]["FaultNumber"];
        /**
         * @description Id of a notification.
         * @example 30114
         */
        id_obvestila: components["schemas"]["NotificationId"];
        /**
         * @description Id of a post.
         * @example 5521
         */
        id_objave: components["schemas"]["PostId"];
        /**
         * @description Id of a document.
         * @example 771204
         */
        id_dokumenta: components["schemas"]["DocumentId"];
        /**
         * @description Id of a record (vložišče).
         * @example 58213
         */
        id_vlozisca: components["schemas"]["RecordId"];
        /**
         * @description Number of a submission.
         * @example V-2026-00941
         */
        st_vloge: components["schemas"]["SubmissionNumber"];
        /**
         * @description Key of a form.
         * @example sprememba_oseb
         */
        oznaka: components["schemas"]["FormKey"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Credentials = components['schemas']['Credentials'];
export type ManagerKey = components['schemas']['ManagerKey'];
export type CodePayer = components['schemas']['CodePayer'];
export type UserData = components['schemas']['UserData'];
export type Login = components['schemas']['Login'];
export type FieldError = components['schemas']['FieldError'];
export type Error = components['schemas']['Error'];
export type LinkToken = components['schemas']['LinkToken'];
export type ActingRequest = components['schemas']['ActingRequest'];
export type token_string = components['schemas']['token_string'];
export type ActingLogin = components['schemas']['ActingLogin'];
export type CaptchaChallenge = components['schemas']['CaptchaChallenge'];
export type BillPassword = components['schemas']['BillPassword'];
export type FirstName = components['schemas']['FirstName'];
export type LastName = components['schemas']['LastName'];
export type NewPassword = components['schemas']['NewPassword'];
export type CaptchaSolution = components['schemas']['CaptchaSolution'];
export type Registration = components['schemas']['Registration'];
export type ForgottenPassword = components['schemas']['ForgottenPassword'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type firstname = components['schemas']['firstname'];
export type lastname = components['schemas']['lastname'];
export type email = components['schemas']['email'];
export type FullTitle = components['schemas']['FullTitle'];
export type NullableDateTime = components['schemas']['NullableDateTime'];
export type Profile = components['schemas']['Profile'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PersonName = components['schemas']['PersonName'];
export type MaskedEmail = components['schemas']['MaskedEmail'];
export type CoUserRole = components['schemas']['CoUserRole'];
export type CoUserRight = components['schemas']['CoUserRight'];
export type CoUserRights = components['schemas']['CoUserRights'];
export type DateTime = components['schemas']['DateTime'];
export type Invitation = components['schemas']['Invitation'];
export type code = components['schemas']['code'];
export type error = components['schemas']['error'];
export type detail = components['schemas']['detail'];
export type type = components['schemas']['type'];
export type title = components['schemas']['title'];
export type status = components['schemas']['status'];
export type request_id = components['schemas']['request_id'];
export type napake = components['schemas']['napake'];
export type PeopleRefusal = components['schemas']['PeopleRefusal'];
export type Acceptance = components['schemas']['Acceptance'];
export type AccessRequest = components['schemas']['AccessRequest'];
export type AttachmentHeader = components['schemas']['AttachmentHeader'];
export type HandoverRefusal = components['schemas']['HandoverRefusal'];
export type HandoverUnitName = components['schemas']['HandoverUnitName'];
export type HandoverKind = components['schemas']['HandoverKind'];
export type HandoverGiver = components['schemas']['HandoverGiver'];
export type Date = components['schemas']['Date'];
export type NullableText = components['schemas']['NullableText'];
export type HouseNumber = components['schemas']['HouseNumber'];
export type PostCode = components['schemas']['PostCode'];
export type HandoverAddress = components['schemas']['HandoverAddress'];
export type MaskedTaxNumber = components['schemas']['MaskedTaxNumber'];
export type st_merilnika = components['schemas']['st_merilnika'];
export type MeterType = components['schemas']['MeterType'];
export type prostor = components['schemas']['prostor'];
export type MeterUnit = components['schemas']['MeterUnit'];
export type NullableQuantity = components['schemas']['NullableQuantity'];
export type OfferMeter = components['schemas']['OfferMeter'];
export type HandoverFileNumber = components['schemas']['HandoverFileNumber'];
export type HandoverFileKind = components['schemas']['HandoverFileKind'];
export type HandoverFileName = components['schemas']['HandoverFileName'];
export type HandoverFileSize = components['schemas']['HandoverFileSize'];
export type OfferFile = components['schemas']['OfferFile'];
export type Period = components['schemas']['Period'];
export type Fund = components['schemas']['Fund'];
export type CostBasis = components['schemas']['CostBasis'];
export type NullableAmount = components['schemas']['NullableAmount'];
export type HandoverShare = components['schemas']['HandoverShare'];
export type HandoverOffer = components['schemas']['HandoverOffer'];
export type HandoverAnswer = components['schemas']['HandoverAnswer'];
export type HandoverState = components['schemas']['HandoverState'];
export type HandoverAnswered = components['schemas']['HandoverAnswered'];
export type ManagerChoice = components['schemas']['ManagerChoice'];
export type NewManager = components['schemas']['NewManager'];
export type Manager = components['schemas']['Manager'];
export type Switched = components['schemas']['Switched'];
export type DueState = components['schemas']['DueState'];
export type NullableDate = components['schemas']['NullableDate'];
export type Amount = components['schemas']['Amount'];
export type RowCount = components['schemas']['RowCount'];
export type OpenStatus = components['schemas']['OpenStatus'];
export type UnitKey = components['schemas']['UnitKey'];
export type DirectDebit = components['schemas']['DirectDebit'];
export type PaymentState = components['schemas']['PaymentState'];
export type BillPayment = components['schemas']['BillPayment'];
export type BillPath = components['schemas']['BillPath'];
export type UpnPayment = components['schemas']['UpnPayment'];
export type OpenItem = components['schemas']['OpenItem'];
export type ManagerDues = components['schemas']['ManagerDues'];
export type DueList = components['schemas']['DueList'];
export type NoticeChannel = components['schemas']['NoticeChannel'];
export type ChannelState = components['schemas']['ChannelState'];
export type NoticeKind = components['schemas']['NoticeKind'];
export type NoticeSetting = components['schemas']['NoticeSetting'];
export type Digest = components['schemas']['Digest'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type QuietHours = components['schemas']['QuietHours'];
export type NotificationPreferences = components['schemas']['NotificationPreferences'];
export type PreferencesChange = components['schemas']['PreferencesChange'];
export type PreferencesRefusal = components['schemas']['PreferencesRefusal'];
export type OwnRights = components['schemas']['OwnRights'];
export type CoUserState = components['schemas']['CoUserState'];
export type CoUser = components['schemas']['CoUser'];
export type CoUsers = components['schemas']['CoUsers'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type HandoverId = components['schemas']['HandoverId'];
export type HandoverRole = components['schemas']['HandoverRole'];
export type HandoverVersion = components['schemas']['HandoverVersion'];
export type HandoverTaker = components['schemas']['HandoverTaker'];
export type HandoverPhoto = components['schemas']['HandoverPhoto'];
export type HandoverMeter = components['schemas']['HandoverMeter'];
export type HandoverFile = components['schemas']['HandoverFile'];
export type HandoverSigned = components['schemas']['HandoverSigned'];
export type Handover = components['schemas']['Handover'];
export type Handovers = components['schemas']['Handovers'];
export type HandoverUnit = components['schemas']['HandoverUnit'];
export type HandoverStart = components['schemas']['HandoverStart'];
export type TakerDraft = components['schemas']['TakerDraft'];
export type MeterDraft = components['schemas']['MeterDraft'];
export type HandoverDraft = components['schemas']['HandoverDraft'];
export type HandoverForm = components['schemas']['HandoverForm'];
export type HandoverMove = components['schemas']['HandoverMove'];
export type BuildingKey = components['schemas']['BuildingKey'];
export type Unit = components['schemas']['Unit'];
export type UnitKind = components['schemas']['UnitKind'];
export type UnitArea = components['schemas']['UnitArea'];
export type UnitDetails = components['schemas']['UnitDetails'];
export type PaymentAnnouncement = components['schemas']['PaymentAnnouncement'];
export type PaymentRefusal = components['schemas']['PaymentRefusal'];
export type JointPayment = components['schemas']['JointPayment'];
export type NextCursor = components['schemas']['NextCursor'];
export type OpenItems = components['schemas']['OpenItems'];
export type DocumentPath = components['schemas']['DocumentPath'];
export type CardLine = components['schemas']['CardLine'];
export type AccountCard = components['schemas']['AccountCard'];
export type Year = components['schemas']['Year'];
export type BillStatus = components['schemas']['BillStatus'];
export type BillDelivery = components['schemas']['BillDelivery'];
export type RegularBill = components['schemas']['RegularBill'];
export type RegularBills = components['schemas']['RegularBills'];
export type Area = components['schemas']['Area'];
export type RatePerArea = components['schemas']['RatePerArea'];
export type ReserveBill = components['schemas']['ReserveBill'];
export type ReserveBills = components['schemas']['ReserveBills'];
export type CostGroup = components['schemas']['CostGroup'];
export type DocumentId = components['schemas']['DocumentId'];
export type AllocationKey = components['schemas']['AllocationKey'];
export type Quantity = components['schemas']['Quantity'];
export type Share = components['schemas']['Share'];
export type Percent = components['schemas']['Percent'];
export type SubmissionNumber = components['schemas']['SubmissionNumber'];
export type CostLine = components['schemas']['CostLine'];
export type CostSpecification = components['schemas']['CostSpecification'];
export type ComplaintStep = components['schemas']['ComplaintStep'];
export type BillComplaint = components['schemas']['BillComplaint'];
export type CostBearer = components['schemas']['CostBearer'];
export type AnnualBill = components['schemas']['AnnualBill'];
export type AnnualCost = components['schemas']['AnnualCost'];
export type AnnualUnit = components['schemas']['AnnualUnit'];
export type AnnualFund = components['schemas']['AnnualFund'];
export type AnnualStatement = components['schemas']['AnnualStatement'];
export type HeatUnits = components['schemas']['HeatUnits'];
export type Factor = components['schemas']['Factor'];
export type HeatBill = components['schemas']['HeatBill'];
export type ReadingMethod = components['schemas']['ReadingMethod'];
export type Reading = components['schemas']['Reading'];
export type Readings = components['schemas']['Readings'];
export type Determination = components['schemas']['Determination'];
export type Energy = components['schemas']['Energy'];
export type WeightedUnits = components['schemas']['WeightedUnits'];
export type HotWater = components['schemas']['HotWater'];
export type DegreeDays = components['schemas']['DegreeDays'];
export type FuelShare = components['schemas']['FuelShare'];
export type Emissions = components['schemas']['Emissions'];
export type Levy = components['schemas']['Levy'];
export type ReferenceUser = components['schemas']['ReferenceUser'];
export type BuildingAverage = components['schemas']['BuildingAverage'];
export type EnergyContact = components['schemas']['EnergyContact'];
export type EnergyComplaintStep = components['schemas']['EnergyComplaintStep'];
export type EnergyMonth = components['schemas']['EnergyMonth'];
export type Comparability = components['schemas']['Comparability'];
export type EnergyComparison = components['schemas']['EnergyComparison'];
export type EnergyMonths = components['schemas']['EnergyMonths'];
export type MeterState = components['schemas']['MeterState'];
export type StateException = components['schemas']['StateException'];
export type OwnState = components['schemas']['OwnState'];
export type MeterToRead = components['schemas']['MeterToRead'];
export type MeterWindow = components['schemas']['MeterWindow'];
export type StateRequest = components['schemas']['StateRequest'];
export type potrjeno = components['schemas']['potrjeno'];
export type StateForm = components['schemas']['StateForm'];
export type EInvoiceState = components['schemas']['EInvoiceState'];
export type EInvoice = components['schemas']['EInvoice'];
export type Creditor = components['schemas']['Creditor'];
export type MandateReference = components['schemas']['MandateReference'];
export type MandateState = components['schemas']['MandateState'];
export type MandateVersion = components['schemas']['MandateVersion'];
export type DebtorName = components['schemas']['DebtorName'];
export type MaskedIban = components['schemas']['MaskedIban'];
export type MandateEnd = components['schemas']['MandateEnd'];
export type Mandate = components['schemas']['Mandate'];
export type Delivery = components['schemas']['Delivery'];
export type MandateDraft = components['schemas']['MandateDraft'];
export type MandateRefusal = components['schemas']['MandateRefusal'];
export type TenantOpenItem = components['schemas']['TenantOpenItem'];
export type TenantOpenItems = components['schemas']['TenantOpenItems'];
export type FundAccount = components['schemas']['FundAccount'];
export type FundMonth = components['schemas']['FundMonth'];
export type NullableDecisionId = components['schemas']['NullableDecisionId'];
export type FundSpending = components['schemas']['FundSpending'];
export type FundOffer = components['schemas']['FundOffer'];
export type FundPlan = components['schemas']['FundPlan'];
export type ReserveFund = components['schemas']['ReserveFund'];
export type ReserveFundOrNone = components['schemas']['ReserveFundOrNone'];
export type PostingType = components['schemas']['PostingType'];
export type FundPosting = components['schemas']['FundPosting'];
export type FundPostings = components['schemas']['FundPostings'];
export type DebtStage = components['schemas']['DebtStage'];
export type FundDebtor = components['schemas']['FundDebtor'];
export type FundDebtors = components['schemas']['FundDebtors'];
export type ContributionBasis = components['schemas']['ContributionBasis'];
export type VoluntaryPosting = components['schemas']['VoluntaryPosting'];
export type VoluntaryFund = components['schemas']['VoluntaryFund'];
export type VoluntaryFunds = components['schemas']['VoluntaryFunds'];
export type DecisionState = components['schemas']['DecisionState'];
export type DecisionId = components['schemas']['DecisionId'];
export type DecisionKind = components['schemas']['DecisionKind'];
export type naziv = components['schemas']['naziv'];
export type kraj = components['schemas']['kraj'];
export type id_prvega_zbora = components['schemas']['id_prvega_zbora'];
export type upravicen = components['schemas']['upravicen'];
export type oddano = components['schemas']['oddano'];
export type DecisionRow = components['schemas']['DecisionRow'];
export type Decisions = components['schemas']['Decisions'];
export type NullableShares = components['schemas']['NullableShares'];
export type RecordId = components['schemas']['RecordId'];
export type Shares = components['schemas']['Shares'];
export type OwnUnit = components['schemas']['OwnUnit'];
export type ime_priimek = components['schemas']['ime_priimek'];
export type naslov = components['schemas']['naslov'];
export type VotingProxy = components['schemas']['VotingProxy'];
export type OwnPart = components['schemas']['OwnPart'];
export type ProposalId = components['schemas']['ProposalId'];
export type ManagersHtml = components['schemas']['ManagersHtml'];
export type Proposal = components['schemas']['Proposal'];
export type Decision = components['schemas']['Decision'];
export type VotingCode = components['schemas']['VotingCode'];
export type VoteRefusal = components['schemas']['VoteRefusal'];
export type VoteChoice = components['schemas']['VoteChoice'];
export type Vote = components['schemas']['Vote'];
export type VoteRequest = components['schemas']['VoteRequest'];
export type zap_st = components['schemas']['zap_st'];
export type besedilo = components['schemas']['besedilo'];
export type ReceiptVote = components['schemas']['ReceiptVote'];
export type ReceiptUnit = components['schemas']['ReceiptUnit'];
export type FilePath = components['schemas']['FilePath'];
export type VoteReceipt = components['schemas']['VoteReceipt'];
export type VotingProxyRequest = components['schemas']['VotingProxyRequest'];
export type Urgency = components['schemas']['Urgency'];
export type EventId = components['schemas']['EventId'];
export type EventKind = components['schemas']['EventKind'];
export type Trade = components['schemas']['Trade'];
export type EventState = components['schemas']['EventState'];
export type Entrance = components['schemas']['Entrance'];
export type EventUpdate = components['schemas']['EventUpdate'];
export type BuildingEvent = components['schemas']['BuildingEvent'];
export type BuildingEvents = components['schemas']['BuildingEvents'];
export type CalendarSubscription = components['schemas']['CalendarSubscription'];
export type CalendarSubscriptionOrNone = components['schemas']['CalendarSubscriptionOrNone'];
export type NewCalendarSubscription = components['schemas']['NewCalendarSubscription'];
export type FaultPlace = components['schemas']['FaultPlace'];
export type FaultText = components['schemas']['FaultText'];
export type NotSimilar = components['schemas']['NotSimilar'];
export type FaultReport = components['schemas']['FaultReport'];
export type FaultForm = components['schemas']['FaultForm'];
export type FaultNumber = components['schemas']['FaultNumber'];
export type FaultPhoto = components['schemas']['FaultPhoto'];
export type FaultState = components['schemas']['FaultState'];
export type FaultStep = components['schemas']['FaultStep'];
export type NullableEventId = components['schemas']['NullableEventId'];
export type RepairPayer = components['schemas']['RepairPayer'];
export type BuildingFault = components['schemas']['BuildingFault'];
export type SimilarFaults = components['schemas']['SimilarFaults'];
export type BuildingFaults = components['schemas']['BuildingFaults'];
export type FaultConfirmation = components['schemas']['FaultConfirmation'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type NotificationId = components['schemas']['NotificationId'];
export type PortalPage = components['schemas']['PortalPage'];
export type FileType = components['schemas']['FileType'];
export type FileSize = components['schemas']['FileSize'];
export type Attachment = components['schemas']['Attachment'];
export type Notification = components['schemas']['Notification'];
export type Notifications = components['schemas']['Notifications'];
export type PostId = components['schemas']['PostId'];
export type BulletinPost = components['schemas']['BulletinPost'];
export type Bulletins = components['schemas']['Bulletins'];
export type RecordType = components['schemas']['RecordType'];
export type CaseNumber = components['schemas']['CaseNumber'];
export type DocumentRecord = components['schemas']['DocumentRecord'];
export type DocumentRecords = components['schemas']['DocumentRecords'];
export type DocumentRecordFiles = components['schemas']['DocumentRecordFiles'];
export type SupplierDocument = components['schemas']['SupplierDocument'];
export type SupplierDocuments = components['schemas']['SupplierDocuments'];
export type FormKey = components['schemas']['FormKey'];
export type FormName = components['schemas']['FormName'];
export type DaysToAnswer = components['schemas']['DaysToAnswer'];
export type Form = components['schemas']['Form'];
export type SubmissionStatus = components['schemas']['SubmissionStatus'];
export type ime = components['schemas']['ime'];
export type oznaka = components['schemas']['oznaka'];
export type vrsta = components['schemas']['vrsta'];
export type SentField = components['schemas']['SentField'];
export type SentFields = components['schemas']['SentFields'];
export type Submission = components['schemas']['Submission'];
export type Submissions = components['schemas']['Submissions'];
export type FormField = components['schemas']['FormField'];
export type FormDefinition = components['schemas']['FormDefinition'];
export type SentValues = components['schemas']['SentValues'];
export type FormSubmission = components['schemas']['FormSubmission'];
export type FormSubmissionWithFiles = components['schemas']['FormSubmissionWithFiles'];
export type priloge = components['schemas']['priloge'];
export type SubmissionReceived = components['schemas']['SubmissionReceived'];
export type Question = components['schemas']['Question'];
export type Telephone = components['schemas']['Telephone'];
export type HourOfDay = components['schemas']['HourOfDay'];
export type OfficeHours = components['schemas']['OfficeHours'];
export type ManagerContact = components['schemas']['ManagerContact'];
export type EmergencyContact = components['schemas']['EmergencyContact'];
export type ShutOffValve = components['schemas']['ShutOffValve'];
export type ContactCard = components['schemas']['ContactCard'];
export type Contractor = components['schemas']['Contractor'];
export type Premium = components['schemas']['Premium'];
export type PolicyFile = components['schemas']['PolicyFile'];
export type InsuranceContract = components['schemas']['InsuranceContract'];
export type Persons = components['schemas']['Persons'];
export type Dogs = components['schemas']['Dogs'];
export type Empty = components['schemas']['Empty'];
export type Remark = components['schemas']['Remark'];
export type Declaration = components['schemas']['Declaration'];
export type ChangeRequest = components['schemas']['ChangeRequest'];
export type ChangeForm = components['schemas']['ChangeForm'];
export type id_spremembe = components['schemas']['id_spremembe'];
export type priloga = components['schemas']['priloga'];
export type RegisteredChangeReceived = components['schemas']['RegisteredChangeReceived'];
export type CountedPersons = components['schemas']['CountedPersons'];
export type RegisteredUnit = components['schemas']['RegisteredUnit'];
export type RegisteredHistory = components['schemas']['RegisteredHistory'];
export type RegisteredChange = components['schemas']['RegisteredChange'];
export type RegisteredNumbers = components['schemas']['RegisteredNumbers'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseTooManyTries = components['responses']['TooManyTries'];
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseWithoutRight = components['responses']['WithoutRight'];
export type ResponseOwnersOnly = components['responses']['OwnersOnly'];
export type ResponseVotersOnly = components['responses']['VotersOnly'];
export type ResponseTooManyCodes = components['responses']['TooManyCodes'];
export type ResponseVoteInvalid = components['responses']['VoteInvalid'];
export type ResponseCodeBlocked = components['responses']['CodeBlocked'];
export type ParameterZeton = components['parameters']['zeton'];
export type ParameterParametersZeton = components['parameters']['parameters-zeton'];
export type ParameterProduct = components['parameters']['product'];
export type ParameterIdSouporabnika = components['parameters']['id_souporabnika'];
export type ParameterIdPredaje = components['parameters']['id_predaje'];
export type ParameterIdPostavke = components['parameters']['id_postavke'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterUnit = components['parameters']['unit'];
export type ParameterFrom = components['parameters']['from'];
export type ParameterUntil = components['parameters']['until'];
export type ParameterYear = components['parameters']['year'];
export type ParameterPayer = components['parameters']['payer'];
export type ParameterIdOdlocitve = components['parameters']['id_odlocitve'];
export type ParameterIdempotencyKey = components['parameters']['idempotency_key'];
export type ParameterObjektSifra = components['parameters']['objekt_sifra'];
export type ParameterParametersIdempotencyKey = components['parameters']['parameters-idempotency_key'];
export type ParameterStPrijave = components['parameters']['st_prijave'];
export type ParameterIdObvestila = components['parameters']['id_obvestila'];
export type ParameterIdObjave = components['parameters']['id_objave'];
export type ParameterIdDokumenta = components['parameters']['id_dokumenta'];
export type ParameterIdVlozisca = components['parameters']['id_vlozisca'];
export type ParameterStVloge = components['parameters']['st_vloge'];
export type ParameterOznaka = components['parameters']['oznaka'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description The e-mail or the password is wrong; the answer does not say which. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The password is right, and the account has no payer code any more, because an access that others gave has ended. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyTries"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    loginAsUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActingRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActingLogin"];
                };
            };
            /** @description The token is unknown, already used or expired; the answer does not say which. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The payer code or the e-mail already has an account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The request, the bot check or the proof from the bill is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description If the e-mail has an account, a link was sent to it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            /** @description The request or the bot check is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            /** @description The token is unknown, already used or expired, or the password breaks the rules. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorised"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            413: components["responses"]["TooLarge"];
            /** @description The current password is wrong, or the new one breaks the rules. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the invitation's link, exactly as in the URL.
                 * @example dm9yYnJhLXBvdmFiaWxvLXphLWp1cmV0YS1zYW1vLXRlc3Q
                 */
                zeton: components["parameters"]["zeton"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The invitation cannot be accepted any more; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleRefusal"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the invitation's link, exactly as in the URL.
                 * @example dm9yYnJhLXBvdmFiaWxvLXphLWp1cmV0YS1zYW1vLXRlc3Q
                 */
                zeton: components["parameters"]["zeton"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The invitation cannot be accepted any more; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description The request breaks this description; the password of the account is wrong (code 3); or `novi_racun` is missing, is there for an
             *     address that has an account, or the new password breaks the rules (`napake`).
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts with a wrong password have failed, as at `login`. */
            429: {
                headers: {
                    /**
                     * @description Number of seconds to wait.
                     * @example 900
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessRequest"];
            };
        };
        responses: {
            /** @description The e-mail was sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The payer code has no account, so that registration is the way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The request, the bot check or the proof from the bill is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
        };
    };
    downloadOfferFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link that the taker has got, exactly as in the URL.
                 * @example cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q
                 */
                zeton: components["parameters"]["parameters-zeton"];
                /**
                 * @description Number of a document of the handover (`priloge` of `getHandoverOffer`).
                 * @example 1
                 */
                id_priloge: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment that must not run scripts (like `downloadDocument`). */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file's name.
                     * @example attachment; filename="kupoprodajna_pogodba.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The link cannot be used any more; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverRefusal"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    getHandoverOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link that the taker has got, exactly as in the URL.
                 * @example cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q
                 */
                zeton: components["parameters"]["parameters-zeton"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The handover. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverOffer"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The link cannot be used any more; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverRefusal"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    answerHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link that the taker has got, exactly as in the URL.
                 * @example cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q
                 */
                zeton: components["parameters"]["parameters-zeton"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoverAnswer"];
            };
        };
        responses: {
            /** @description The answer is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverAnswered"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The link cannot be used any more; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description The request breaks this description; the password of the account is wrong (code 3); a password is there for an address without an account
             *     (`napake`); or `razlog` is missing for `zavracam` or there for `potrjujem` (`napake`).
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts with a wrong password have failed, as at `login`. */
            429: {
                headers: {
                    /**
                     * @description Number of seconds to wait.
                     * @example 900
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listManagers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagerChoice"][];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    addManager: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewManager"];
            };
        };
        responses: {
            /** @description The manager as `user_managers` now lists it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description The payer code already has an account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The request or the proof from the bill is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
        };
    };
    listUserManagers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linked managers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    switchManager: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the manager to switch to.
                 * @example breza
                 */
                manager: components["schemas"]["ManagerKey"];
                /**
                 * @description Payer code at that manager.
                 * @example 5530
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Switched"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description The account is not linked to this manager under this payer code. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    getDueList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dues by manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    saveNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesChange"];
            };
        };
        responses: {
            /** @description The saved preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            401: components["responses"]["Unauthorised"];
            413: components["responses"]["TooLarge"];
            /** @description The request breaks this description, or `razlog` says why it was not saved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesRefusal"];
                };
            };
        };
    };
    getAllowedPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    hasUserTenants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when the user has tenants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    getOwnRights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRights"];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    listCoUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoUsers"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    inviteCoUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The link was sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoUser"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The person cannot be invited; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            /** @description Too many links were sent. */
            429: {
                headers: {
                    /**
                     * @description Number of seconds to wait.
                     * @example 3600
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeCoUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
                /**
                 * @description Number of a person in `listCoUsers`.
                 * @example 602
                 */
                id_souporabnika: components["parameters"]["id_souporabnika"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person has no access any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listHandovers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The handovers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handovers"];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    getHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit that the payer owns. The answer is 404 for one that the payer only uses.
                 * @example 0137G22
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverUnit"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    startHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit that the payer owns. The answer is 404 for one that the payer only uses.
                 * @example 0137G22
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoverStart"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handover"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            /** @description The unit has a handover that is not over. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    saveHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a handover of the payer code of the session.
                 * @example 702
                 */
                id_predaje: components["parameters"]["id_predaje"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoverDraft"];
                "multipart/form-data": components["schemas"]["HandoverForm"];
            };
        };
        responses: {
            /** @description The draft as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handover"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be kept; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description The request breaks this description, or a value is refused: `datum_predaje` is outside of `najprej` and `najpozneje`, a state is below
             *     the last one (`prenizko`, `polje` is `stevci.` and the number of the meter; not for a unit that is let), a meter or a kept file is not of the handover, the check digit of the
             *     tax number is wrong, or the file is not what `vrsta_datoteke` says.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a draft of the payer code of the session.
                 * @example 705
                 */
                id_predaje: components["schemas"]["HandoverId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such draft any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            /** @description It is no draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverRefusal"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    moveHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a handover of the payer code of the session.
                 * @example 702
                 */
                id_predaje: components["parameters"]["id_predaje"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoverMove"];
            };
        };
        responses: {
            /** @description The handover as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handover"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            /** @description The state does not allow it; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description The request breaks this description, or the draft lacks something (`manjka`): `datum_predaje`, `ime`, `naslov`, `e_posta`, a state of a
             *     meter (`stevci.` and its number), or the document that its kind needs (`pogodba` or `sklep`); or the manager has a later state of a meter by now
             *     (`prenizko`; not for a unit that is let, whose states the manager compares before the decision).
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many links were sent. */
            429: {
                headers: {
                    /**
                     * @description Number of seconds to wait.
                     * @example 900
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadHandoverFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a handover of the payer code of the session.
                 * @example 702
                 */
                id_predaje: components["parameters"]["id_predaje"];
                /**
                 * @description Number of a file of the handover.
                 * @example 1
                 */
                id_priloge: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment that must not run scripts (like `downloadDocument`). */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file's name.
                     * @example attachment; filename="darilna_pogodba.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    listUnitDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per unit, whether the user owns it, uses it or both. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitDetails"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    announcePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentAnnouncement"];
            };
        };
        responses: {
            /** @description What is known of the payment now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillPayment"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The payment cannot be announced; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    takeBackPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of an open item in `listOpenItems`.
                 * @example 26100314
                 */
                id_postavke: components["parameters"]["id_postavke"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item has no announcement. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listOpenItems: {
        parameters: {
            query?: {
                /**
                 * @description Only this unit of the payer; if missing, all units of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["schemas"]["UnitKey"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenItems"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getAccountCard: {
        parameters: {
            query?: {
                /**
                 * @description Only this unit of the payer; if missing, all units of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description First day, not after `do`; if missing, from the beginning.
                 * @example 2026-08-01
                 */
                od?: components["parameters"]["from"];
                /**
                 * @description Last day; if missing, up to today.
                 * @example 2026-11-21
                 */
                do?: components["parameters"]["until"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCard"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listRegularBills: {
        parameters: {
            query?: {
                /**
                 * @description Only this unit of the payer; if missing, all units of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description Only periods of this year; if missing, all years.
                 * @example 2026
                 */
                leto?: components["parameters"]["year"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegularBills"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadRegularBills: {
        parameters: {
            query: {
                /**
                 * @description Only this unit of the payer; if missing, all units of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description The year of the billing periods.
                 * @example 2026
                 */
                leto: components["schemas"]["Year"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="redni_obracuni_2026_104217.zip"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listReserveBills: {
        parameters: {
            query?: {
                /**
                 * @description Only this unit of the payer; if missing, all units of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description Only periods of this year; if missing, all years.
                 * @example 2026
                 */
                leto?: components["parameters"]["year"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReserveBills"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getCostSpecification: {
        parameters: {
            query?: {
                /**
                 * @description The billed period; if missing, the last one with a specification.
                 * @example 2026-10
                 */
                obdobje?: components["schemas"]["Period"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The specification; it has no lines when the period has no specification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostSpecification"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadCostSpecification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a regular bill of the payer.
                 * @example 26100314
                 */
                st_obracuna: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="specifikacija_2026-10_0137014.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getBillComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a regular bill of the payer.
                 * @example 26100314
                 */
                st_dokumenta: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The term and the steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillComplaint"];
                };
            };
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getAnnualStatement: {
        parameters: {
            query?: {
                /**
                 * @description Only this unit of the payer; if missing, all units of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description Only periods of this year; if missing, all years.
                 * @example 2026
                 */
                leto?: components["parameters"]["year"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the chosen manager.
                 * @example 104217
                 */
                code_payer: components["parameters"]["payer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement; of the newest year with bills when no year is requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnualStatement"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadAnnualStatement: {
        parameters: {
            query: {
                /**
                 * @description Only this unit of the payer; if missing, all units of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description The year.
                 * @example 2026
                 */
                leto: components["schemas"]["Year"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the chosen manager.
                 * @example 104217
                 */
                code_payer: components["parameters"]["payer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="letni_pregled_2026_104217.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getReadings: {
        parameters: {
            query?: {
                /**
                 * @description First period, not after `do`; if missing, from the beginning.
                 * @example 2026-01
                 */
                od?: components["schemas"]["Period"];
                /**
                 * @description Last period; if missing, up to today.
                 * @example 2026-10
                 */
                do?: components["schemas"]["Period"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both lists; empty when the unit has no meters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readings"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getEnergy: {
        parameters: {
            query?: {
                /**
                 * @description The period; if missing, the last one of `getEnergyMonths`.
                 * @example 2026-10
                 */
                obdobje?: components["schemas"]["Period"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyMonth"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The unit is unknown or does not belong to the caller, or there are no data for the period. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    getEnergyMonths: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods; none for a unit without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyMonths"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getMeterWindow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meters; none for a unit without meters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeterWindow"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    giveMeterState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A unit of the payer.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateRequest"];
                "multipart/form-data": components["schemas"]["StateForm"];
            };
        };
        responses: {
            /** @description The meter with the state that it has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeterToRead"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The unit or the meter is unknown or does not belong to the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The window of the meter is not open. `getMeterWindow` says when it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description The request breaks this description, or the state is refused: `stanje` is below the last one (`prenizko`) or
             *     above the largest one, `datum` is in the future or before the last state, or `potrjeno` is missing (`manjka`).
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-invoice and the mandate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    saveMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MandateDraft"];
            };
        };
        responses: {
            /** @description The mandate as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mandate"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be kept; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MandateRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description The request breaks this description, the account is not one (`iban`, `neustrezno`), or a mandate for the signature lacks something
             *     (`manjka`): `imetnik`, `iban`, `ulica`, `hisna_stevilka`, `postna_stevilka` or `kraj`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No mandate is in force or waits. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The payer code of the session. The answer is 404 for every other one.
                 * @example 104217
                 */
                code_payer: components["schemas"]["CodePayer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="pooblastilo_ZE-104217-01.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listTenantOpenItems: {
        parameters: {
            query?: {
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open items; empty when the tenants owe nothing, or when there are no tenants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantOpenItems"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a bill of the payer.
                 * @example 26100314
                 */
                st_dokumenta: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="redni_obracun_2026-10_104217.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getReserveFund: {
        parameters: {
            query?: {
                /**
                 * @description The year; if missing, the current one.
                 * @example 2026
                 */
                leto?: components["schemas"]["Year"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller owns a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReserveFundOrNone"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listFundPostings: {
        parameters: {
            query?: {
                /**
                 * @description First day, not after `do`; if missing, from the beginning.
                 * @example 2026-01-01
                 */
                od?: components["schemas"]["Date"];
                /**
                 * @description Last day; if missing, up to today.
                 * @example 2026-10-31
                 */
                do?: components["schemas"]["Date"];
                /**
                 * @description Only lines of this type.
                 * @example poraba
                 */
                vrsta?: components["schemas"]["PostingType"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller owns a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The postings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundPostings"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listFundDebtors: {
        parameters: {
            query?: {
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller owns a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The debtors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundDebtors"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listVoluntaryFunds: {
        parameters: {
            query?: {
                /**
                 * @description Only funds that are collected in this year; if missing, all funds.
                 * @example 2026
                 */
                leto?: components["schemas"]["Year"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoluntaryFunds"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                /**
                 * @description Only decisions in this state.
                 * @example odprto
                 */
                stanje?: components["schemas"]["DecisionState"];
                /**
                 * @description Only decisions that begin in this year.
                 * @example 2026
                 */
                leto?: components["schemas"]["Year"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller owns a unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decisions"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["OwnersOnly"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in a building where the caller owns a unit.
                 * @example 9101
                 */
                id_odlocitve: components["parameters"]["id_odlocitve"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["OwnersOnly"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadBallot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in a building where the caller owns a unit.
                 * @example 9101
                 */
                id_odlocitve: components["parameters"]["id_odlocitve"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="listina_9101.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["OwnersOnly"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    sendVotingCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in a building where the caller owns a unit.
                 * @example 9101
                 */
                id_odlocitve: components["parameters"]["id_odlocitve"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VotingCode"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["VotersOnly"];
            404: components["responses"]["NotFound"];
            /** @description The caller cannot vote now; `razlog` says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteRefusal"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCodes"];
        };
    };
    castVotes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A random value that the client makes once for each vote and keeps while it repeats the request. The server keeps
                 *     the answer by the payer and this value, for at least a day after the end of the decision.
                 * @example 0b9f6a52-4f3d-4c55-9d0e-6d1a8f1c2e77
                 */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in a building where the caller owns a unit.
                 * @example 9101
                 */
                id_odlocitve: components["parameters"]["id_odlocitve"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteRequest"];
            };
        };
        responses: {
            /** @description The vote counts; the receipt of it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteReceipt"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["VotersOnly"];
            404: components["responses"]["NotFound"];
            /** @description The caller cannot vote now; `razlog` says why. `getVoteReceipt` has the receipt of an earlier vote. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["VoteInvalid"];
            429: components["responses"]["CodeBlocked"];
        };
    };
    getVoteReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in which the caller has voted on the portal.
                 * @example 9105
                 */
                id_odlocitve: components["schemas"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteReceipt"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["OwnersOnly"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadVoteReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision in which the caller has voted on the portal.
                 * @example 9105
                 */
                id_odlocitve: components["schemas"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="potrdilo_G-9101-000001.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["OwnersOnly"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    giveProxy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision that has not ended.
                 * @example 9102
                 */
                id_odlocitve: components["schemas"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VotingProxyRequest"];
            };
        };
        responses: {
            /** @description The authorisation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VotingProxy"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["VotersOnly"];
            404: components["responses"]["NotFound"];
            /** @description The caller has voted, has authorised another person, or can no longer vote; `razlog` says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    revokeProxy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a decision that has not ended.
                 * @example 9102
                 */
                id_odlocitve: components["schemas"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no authorisation any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["VotersOnly"];
            404: components["responses"]["NotFound"];
            /** @description The proxy has voted, or the decision has ended; `razlog` says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteRefusal"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    listBuildingEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events that last until this day or longer, in Slovenian time; an event whose end is not known lasts.
                 * @example 2026-01-01
                 */
                od?: components["schemas"]["Date"];
                /**
                 * @description Only events that begin on this day or earlier, in Slovenian time.
                 * @example 2027-12-31
                 */
                do?: components["schemas"]["Date"];
                /**
                 * @description Only events of this urgency.
                 * @example obicajno
                 */
                nujnost?: components["schemas"]["Urgency"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["parameters"]["objekt_sifra"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildingEvents"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getCalendarSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["parameters"]["objekt_sifra"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarSubscriptionOrNone"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createCalendarSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["parameters"]["objekt_sifra"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. Only this answer has the address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarSubscription"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    revokeCalendarSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["parameters"]["objekt_sifra"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no subscription any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The random token of a subscription.
                 * @example Zm9yLXRlc3RzLW9ubHktYW5kLW5vdC1hLXJlYWwtb25
                 */
                zeton: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="dogajanje.ics"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    reportFault: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A random value that the client makes once for each report and keeps while it repeats the request. A request with a key
                 *     that has already succeeded gets the fault of the first answer again, as it is now. The server keeps the key by the user
                 *     for at least a day.
                 * @example 0b9f6a52-4f3d-4c55-9d0e-6d1a8f1c2e77
                 */
                "Idempotency-Key": components["parameters"]["parameters-idempotency_key"];
            };
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultReport"];
                "multipart/form-data": components["schemas"]["FaultForm"];
            };
        };
        responses: {
            /** @description The fault is reported. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildingFault"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There are open faults of the same place and kind (`podobne`), or the key was used for another report. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarFaults"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The request breaks this description, or the building has no such entrance. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFaults: {
        parameters: {
            query?: {
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description A building in which the caller has a unit.
                 * @example 0137
                 */
                objekt_sifra: components["parameters"]["objekt_sifra"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildingFaults"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadFaultPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a fault that the caller has reported.
                 * @example N-2026-00112
                 */
                st_prijave: components["schemas"]["FaultNumber"];
                /**
                 * @description Number of the photo in the report.
                 * @example 1
                 */
                st_fotografije: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo, as an attachment that must not run scripts (like `downloadDocument`). */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with a file name that the server makes.
                     * @example attachment; filename="N-2026-00112-1.png"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addMeToo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a fault in a building where the caller has a unit.
                 * @example N-2026-00118
                 */
                st_prijave: components["parameters"]["st_prijave"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildingFault"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The fault is the caller's own, or it is no longer open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    confirmFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a fault that the caller has reported.
                 * @example N-2026-00112
                 */
                st_prijave: components["schemas"]["FaultNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultConfirmation"];
            };
        };
        responses: {
            /** @description The fault as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildingFault"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The manager does not ask for a confirmation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread_num: components["schemas"]["UnreadCount"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications with the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No notification is unread any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a notification.
                 * @example 30114
                 */
                id_obvestila: components["parameters"]["id_obvestila"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification. It stays unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a notification.
                 * @example 30114
                 */
                id_obvestila: components["parameters"]["id_obvestila"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification is read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    markNotificationUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a notification.
                 * @example 30114
                 */
                id_obvestila: components["parameters"]["id_obvestila"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification is unread. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getUnreadBulletins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The body is the count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    markBulletinRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a post.
                 * @example 5521
                 */
                id_objave: components["parameters"]["id_objave"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post is read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    markAllBulletinsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No post is unread any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listBulletins: {
        parameters: {
            query?: {
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All posts, including those that have expired (`poteklo`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulletins"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a document.
                 * @example 771204
                 */
                id_dokumenta: components["parameters"]["id_dokumenta"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="Zapisnik_14042026.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/tiff": string;
                    "image/heic": string;
                    "image/heif": string;
                    "image/webp": string;
                    "application/msword": string;
                    "application/vnd.ms-excel": string;
                    "application/vnd.ms-powerpoint": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listManagerDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records, newest date first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRecords"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getDocumentRecord: {
        parameters: {
            query?: {
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a record (vložišče).
                 * @example 58213
                 */
                id_vlozisca: components["parameters"]["id_vlozisca"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, its files by date, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRecordFiles"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadDocumentRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Id of a record (vložišče).
                 * @example 58213
                 */
                id_vlozisca: components["parameters"]["id_vlozisca"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="vlozisce_58213.zip"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listSupplierDocuments: {
        parameters: {
            query?: {
                /**
                 * @description First period of service; if missing, from the first one.
                 * @example 2026-10
                 */
                od?: components["schemas"]["Period"];
                /**
                 * @description Last period of service; if missing, up to the last one.
                 * @example 2026-10
                 */
                do?: components["schemas"]["Period"];
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices of the periods, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierDocuments"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["OwnersOnly"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listForms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"][];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submissions"];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
        };
    };
    cancelSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Number of a submission.
                 * @example V-2026-00941
                 */
                st_vloge: components["parameters"]["st_vloge"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission is cancelled; it stays in the list as `preklicano`. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            /** @description The submission is no longer `prejeto`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    downloadForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Key of a form.
                 * @example sprememba_oseb
                 */
                oznaka: components["parameters"]["oznaka"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment that must not run scripts (like `downloadDocument`). */
            200: {
                headers: {
                    /**
                     * @description The value `attachment` with the file name.
                     * @example attachment; filename="sprememba_oseb.pdf"
                     */
                    "Content-Disposition"?: components["schemas"]["AttachmentHeader"];
                    /** @example sandbox */
                    "Content-Security-Policy"?: "sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Key of a form.
                 * @example sprememba_oseb
                 */
                oznaka: components["parameters"]["oznaka"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormDefinition"];
                };
            };
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    submitForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description Key of a form.
                 * @example sprememba_oseb
                 */
                oznaka: components["parameters"]["oznaka"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormSubmission"];
                "multipart/form-data": components["schemas"]["FormSubmissionWithFiles"];
            };
        };
        responses: {
            /** @description The form is received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionReceived"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["WithoutRight"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The request breaks this description, or the values are not valid for the form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions in the order that the manager has set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getContactCard: {
        parameters: {
            query?: {
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra?: components["schemas"]["BuildingKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactCard"];
                };
            };
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listContractors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contractors by activity, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contractor"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listInsuranceContracts: {
        parameters: {
            query: {
                /**
                 * @description The selected unit, which must be in the building.
                 * @example 0137014
                 */
                inventarna_stevilka: components["schemas"]["UnitKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts, the latest end date first; contracts without an end date are before all others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceContract"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    reportRegisteredChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRequest"];
                "multipart/form-data": components["schemas"]["ChangeForm"];
            };
        };
        responses: {
            /** @description The change is received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredChangeReceived"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The same change already exists and is still `prejeto`. This happens when an answer was lost and the user sends
             *     the form again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getRegisteredNumbers: {
        parameters: {
            query?: {
                /**
                 * @description `naslednji_kazalec` of the page before; without it, the answer is the first page. The other parameters stay those
                 *     of the first page. The answer is 422 when the list has no such place, or no longer has it.
                 */
                kazalec?: components["parameters"]["cursor"];
                /**
                 * @description The largest number of rows in the answer.
                 * @example 1000
                 */
                najvec?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The product for which the portal is mounted; one build serves several products.
                 * @example portal
                 */
                product: components["parameters"]["product"];
                /**
                 * @description The building of the selected unit.
                 * @example 0137
                 */
                objekt_sifra: components["schemas"]["BuildingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The units with their sums, and the data of the caller's own units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredNumbers"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
}
