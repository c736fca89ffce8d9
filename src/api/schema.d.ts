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
         * @description A wrong password counts as a try of its e-mail, also of one that nobody has; a login forgets them.
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
        /** End the session and revoke its token */
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
         * @description The manager's own system makes the token, good once and for at most 60 seconds; how staff get it is not part of this
         *     description. It opens a session at the user's first manager and does not count as the user's login.
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
         * @description It is good for ten minutes and for one solution.
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
         * Open an account with what stands on a bill
         * @description Checked in this order (domain.md C8): bot check, manager, payer code, bill password, whether the code is free, whether
         *     the e-mail is. A refusal after the bot check counts as a try. Afterwards the user can log in.
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
         * Have a link to a new password sent
         * @description Answers the same whether anybody has the e-mail or not. The link is good for one hour and once; a new one ends the one
         *     before. Each call counts as a try of its e-mail.
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
         * @description Uses up the token and ends all of the user's sessions. A password that breaks the rules does not use it up.
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
        /** The account and what is linked to it */
        get: operations["getProfile"];
        /**
         * Change the name in the account
         * @description It changes what the portal calls the user, not the payer on the bills (domain.md P2). The e-mail is the login name
         *     and can not be changed.
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
         * @description Ends all other sessions of the user; the one that it is called with goes on. A wrong current password counts as a
         *     try of the account.
         */
        post: operations["changePassword"];
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
         * @description In alphabetical order. Public, since a registration begins with the choice.
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
         * @description Checked in the order of domain.md C8: manager, payer code, bill password, whether the code is free. A refusal counts as
         *     a try of the account and of the code. The session stays at its manager.
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
        /** Managers linked to the account, one row a payer code */
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
                 * @description Payer code with that manager.
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
         * @description The token it was called with is revoked; the answer carries its successor.
         */
        post: operations["switchManager"];
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
                 * @description The product that the portal is mounted for; one build serves several.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Numbers of the pages that the user may see
         * @description Feature pages 1-20 (§3). Internal pages (100-108) are always allowed and need not be listed.
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
                 * @description The product that the portal is mounted for; one build serves several.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /** Whether the user lets a unit to a tenant */
        get: operations["hasUserTenants"];
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
                 * @description The product that the portal is mounted for; one build serves several.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /** The user's units at the chosen manager, before merging */
        get: operations["listUnits"];
        put?: never;
        post?: never;
        delete?: never;
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
                 * @description The product that the portal is mounted for; one build serves several.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /** Bills that are not paid in full, with their totals */
        get: operations["listOpenItems"];
        put?: never;
        post?: never;
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
                 * @description The product that the portal is mounted for; one build serves several.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /** Number of unread notifications */
        get: operations["getUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
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
                 * @description The product that the portal is mounted for; one build serves several.
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
        /** Number of unread posts on a building's bulletin board */
        get: operations["getUnreadBulletins"];
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
         * @description Šifra plačnika - text, unique within one manager; leading zeros count.
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
        /**
         * @description Why a call failed (§8). The portal turns `code` and `error` into a Slovenian sentence;
         *     what it does not know becomes the caller's own message.
         */
        Error: {
            /**
             * @description 1 invalid data received · 2 user is not connected to the manager · 3 wrong password ·
             *     4 not found · 5 unknown internal server error · 6 e-mail or password is wrong.
             * @enum {integer}
             */
            code?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description The server error string, where one says more than the code.
             * @enum {string}
             */
            error?: "Invalid bill password" | "User with this email exists" | "User with this code exists" | "Code payer for this manager does not exist" | "Manager data is missing" | "Invalid captcha" | "Forgotten password request expired" | "Unknown internal server error" | "Invalid data received" | "User is not connected to manager";
            /** @description For developers and logs; never shown to a resident. */
            detail?: string;
        };
        /**
         * @description The token of a link, as it stood in the address.
         * @example 3nKfP0hYq2VbT7cW5xZr8sLmA1dE4gJ6uN9oQpRtSwI
         */
        LinkToken: string;
        ActingRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /**
         * @description Signed token; its payload has `exp` in unix seconds.
         * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0ODIxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.MltO7JS4Ka55ejrcJdRFtNo2Dcsjzv8JbUmLQ2cj6Ck
         */
        token_string: string;
        /**
         * @description A session in which staff act as a user. Everything else in it is as after the user's own login; the token
         *     carries the claim `act` (RFC 8693) too, also after a switch of manager, so that the portal can say so after a reload.
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
         * @description A proof of work by ALTCHA, version 1. The browser looks for the `number` between 0 and `maxnumber` for which the
         *     SHA-256 of `salt` followed by `number` is `challenge`, both in hexadecimal.
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
         * @description Geslo iz položnice - printed on the bill, compared without regard to case and spaces. The one of the bill before
         *     is good as well (domain.md C8, C10-4).
         * @example K7M4-2QXA
         */
        BillPassword: string;
        /**
         * @description Ime; has a letter.
         * @example Ana
         */
        FirstName: string;
        /**
         * @description Priimek; has a letter.
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
         * @description Base64 of a JSON object with `algorithm`, `challenge`, `salt` and `signature` of the challenge and the `number`
         *     found. Good once, whatever the answer is - each try needs a new challenge.
         * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiYjhlNGMzZWJlZjFiMGE3NTVmMTNjZTY5YTZhNGM3NTFhNzVlMzUwY2UxNzczYmE2Y2ZkOWIxODg0OWY0ZjBhMCIsIm51bWJlciI6MjA0MTcsInNhbHQiOiI1ZjBjMmE5ZTdiMWQ0ODM2YTBlMWMyZDM/ZXhwaXJlcz0xNzk1MjU1ODAwJiIsInNpZ25hdHVyZSI6IjkxZDVjZWMyYzlmMWJiNGJhNjI0OTliODNkNmFjYzM0NjQ2ZjMzYWM1M2MxOWQ5ZWY0NzQ0ZDJhMzE3YTJmYTQifQ==
         */
        CaptchaSolution: string;
        /**
         * @description A new account (domain.md P27). Manager, payer code and bill password prove the link; the repeated password is
         *     the portal's own check and is not sent.
         */
        Registration: {
            manager: components["schemas"]["ManagerKey"];
            code_payer: components["schemas"]["CodePayer"];
            bill_password: components["schemas"]["BillPassword"];
            firstname: components["schemas"]["FirstName"];
            lastname: components["schemas"]["LastName"];
            /**
             * Format: email
             * @description The login name, in any case.
             * @example maja.kos@example.si
             */
            email: string;
            password: components["schemas"]["NewPassword"];
            captcha: components["schemas"]["CaptchaSolution"];
            /**
             * @description Agreed to the terms of use and the notice on personal data.
             * @example true
             * @constant
             */
            terms: true;
        };
        ForgottenPassword: {
            /**
             * Format: email
             * @example ana.zupancic@example.si
             */
            email: string;
            captcha: components["schemas"]["CaptchaSolution"];
        };
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
         * @description `null`, `1899-12-30` and `0001-01-01` at any time of day stand for no date.
         * @example 2026-11-11T07:00:00+01:00
         */
        NullableDateTime: string | null;
        /** @description The account and what is linked to it. */
        Profile: {
            firstname: components["schemas"]["firstname"];
            lastname: components["schemas"]["lastname"];
            email: components["schemas"]["email"];
            selected_manager: components["schemas"]["ManagerKey"];
            code_payer: components["schemas"]["CodePayer"];
            /** @description The linked managers, one row a payer code, in the order of `user_managers`. */
            upravniki: {
                full_title: components["schemas"]["FullTitle"];
                code_payer: components["schemas"]["CodePayer"];
            }[];
            /**
             * @description Units at the selected manager, after merging L and U.
             * @example 3
             */
            enote_stevilo: number;
            /** @description When the user logged in before the latest login; `null` at the first one. */
            zadnja_prijava: components["schemas"]["NullableDateTime"];
        };
        /** @description Name in the account only; the payer on the bills stays who he is. */
        ProfileChange: {
            firstname: components["schemas"]["FirstName"];
            lastname: components["schemas"]["LastName"];
        };
        PasswordChange: {
            /**
             * Format: password
             * @example Javorjeva12
             */
            trenutno_geslo: string;
            novo_geslo: components["schemas"]["NewPassword"];
        };
        /** @description A manager to choose from. */
        ManagerChoice: {
            manager: components["schemas"]["ManagerKey"];
            full_title: components["schemas"]["FullTitle"];
        };
        /** @description The proof that a payer code is the user's own (domain.md P25, C8). */
        NewManager: {
            manager: components["schemas"]["ManagerKey"];
            code_payer: components["schemas"]["CodePayer"];
            bill_password: components["schemas"]["BillPassword"];
        };
        /** @description A manager linked to the account under one payer code (§3). One manager can stand here several times. */
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
         * @description `objekt_sifra`, the code of a building; several units can share it.
         * @example 0137
         */
        BuildingKey: string;
        /**
         * @description `inventarna_stevilka`, the identity of a unit.
         * @example 0137014
         */
        UnitKey: string;
        /**
         * @description A building unit linked to the user at the chosen manager (§3). A unit that the user both owns and uses
         *     comes as two rows with one `inventarna_stevilka`, one of type L; the portal merges them to L+U.
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
             * @description Sequence number; 0 is none.
             * @example 3
             */
            zaporedna: number;
            /**
             * @description Apartment number; 0 is none.
             * @example 14
             */
            stez_stanovanja: number;
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /**
             * @description L owner · U user · L+U both.
             * @example L
             * @enum {string}
             */
            vrsta: "L" | "U" | "L+U";
        };
        /**
         * @description What the money is for - the regular bill, the reserve fund or the voluntary fund.
         * @example redni
         * @enum {string}
         */
        Fund: "redni" | "rezervni_sklad" | "prostovoljni_sklad";
        /**
         * @description Billing period, year and month.
         * @example 2026-10
         */
        Period: string;
        /**
         * Format: date
         * @description `1899-12-30` and `0001-01-01` stand for no date.
         * @example 2026-11-30
         */
        Date: string;
        /**
         * Format: date
         * @description `null`, `1899-12-30` and `0001-01-01` stand for no date.
         * @example 2026-11-30
         */
        NullableDate: string | null;
        /**
         * @description Euro, at most two decimals; a negative amount is an overpayment.
         * @example 217.5
         */
        Amount: number;
        /**
         * @description placano nothing open · delno_placano partly paid, not yet due · odprto unpaid, not yet due ·
         *     zapadlo open and past its due date · preplacilo overpaid · v_izvrsbi in enforcement.
         * @example zapadlo
         * @enum {string}
         */
        BillStatus: "placano" | "delno_placano" | "odprto" | "zapadlo" | "preplacilo" | "v_izvrsbi";
        /** @description What a UPN QR payment order needs. The portal repeats it and invents nothing. */
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
        /** @description One bill that is not paid in full. */
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
             * @description Reminders sent.
             * @example 0
             */
            st_opominov: number;
            datum_opomina: components["schemas"]["NullableDate"];
            status: components["schemas"]["BillStatus"];
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            /**
             * @description A direct debit will settle it on the due date.
             * @example false
             */
            direktna_obremenitev: boolean;
            /** @description Path of the bill's document under the API, `null` when there is none. */
            pot_pdf: string | null;
            /** @description How to pay it; `null` when it cannot be paid by a payment order. */
            upn: components["schemas"]["UpnPayment"] | null;
        };
        /** @description Open items with the totals of exactly these items. */
        OpenItems: {
            /** @description Oldest due date first. */
            postavke: components["schemas"]["OpenItem"][];
            skupaj_odprto: components["schemas"]["Amount"];
            zapadlo: components["schemas"]["Amount"];
            nezapadlo: components["schemas"]["Amount"];
            /** @description The nearest due date that has not passed; `null` when there is none. */
            naslednji_rok: components["schemas"]["NullableDate"];
            /** @description One row an account that has something open. */
            po_skladih: {
                sklad: components["schemas"]["Fund"];
                odprto: components["schemas"]["Amount"];
            }[];
        };
        /**
         * @description How many the user has not opened yet.
         * @example 2
         */
        UnreadCount: number;
    };
    responses: {
        /** @description The request breaks this description. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Five tries in fifteen minutes, counted by e-mail, by account and by payer code at a manager; a server should count by network address too. */
        TooManyTries: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 900
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that is forged, expired or revoked. The portal ends the session. */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The page that this call belongs to is not among the user's allowed pages. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not the caller's own; the two are answered alike. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The product that the portal is mounted for; one build serves several.
         * @example portal
         */
        product: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
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
            /** @description The e-mail or the password is wrong; never which one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description The token is unknown, used or too old; never which. */
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
            /** @description The payer code or the e-mail has an account already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description If the e-mail has an account, a link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            /** @description The new password holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is unknown, used or too old, or the password breaks the rules. */
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
            /** @description The profile as it is now. */
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
            /** @description The new password holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
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
            /** @description The manager as it now stands in `user_managers`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description The payer code has an account already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                 * @description Payer code with that manager.
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
    getAllowedPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
                 * @description The product that the portal is mounted for; one build serves several.
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
    listUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
    listOpenItems: {
        parameters: {
            query?: {
                /**
                 * @description Only this unit of the payer; without it all of the payer's units.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["schemas"]["UnitKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
    getUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
    getUnreadBulletins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
            /** @description The count is the body. */
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
}
