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
        /** Open a session with e-mail and password */
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
    "/api/{product}-user/v2/card_traffic": {
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
        /** Everything billed and paid, with the balance after each line */
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
                 * @description The product that the portal is mounted for; one build serves several.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /** Regular monthly bills, with their totals */
        get: operations["listRegularBills"];
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
                 * @description The product that the portal is mounted for; one build serves several.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /**
         * Bills of the reserve fund, with their totals
         * @description Only for owners - 403 for a unit of which the payer is only user.
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
                 * @description The product that the portal is mounted for; one build serves several.
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
        /** How a unit's regular bill came about, line by line */
        get: operations["getCostSpecification"];
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
                 * @description The product that the portal is mounted for; one build serves several.
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
        /** Heat billings and meter readings of a unit */
        get: operations["getReadings"];
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
                 * @description The product that the portal is mounted for; one build serves several.
                 * @example portal
                 */
                product: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /** Open items of the tenants of the caller's units */
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
                 * @description The product that the portal is mounted for; one build serves several.
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
         * @description Every `pot_pdf` of a bill leads here. The answer is an attachment with an ASCII file name
         *     (`redni_obracun_2026-10_104217.pdf`, `rezervni_sklad_2026-10_104217.pdf`) and may run nothing.
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
                 * @description The product that the portal is mounted for; one build serves several.
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
         * @description Only for owners - 403 in a building where the payer is only user.
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
                 * @description The product that the portal is mounted for; one build serves several.
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
         * @description Only for owners - 403 in a building where the payer is only user.
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
                 * @description The product that the portal is mounted for; one build serves several.
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
         * Who does not pay into the reserve fund
         * @description Only for owners - 403 in a building where the payer is only user.
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
                 * @description The product that the portal is mounted for; one build serves several.
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
         * @description For owners, and for a tenant who pays into a fund - 403 for other tenants.
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
        /** @description A manager linked to the account under one payer code (§3). One manager can stand here several times. */
        Manager: {
            manager: components["schemas"]["ManagerKey"];
            /** @example Upravljanje Zeleni Gaj d.o.o. */
            full_title: string;
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
         * @description Path of the document under the API, `null` when there is none.
         * @example null
         */
        DocumentPath: string | null;
        /** @description One line of the account card, a bill or a payment. */
        CardLine: {
            /** @example 900123 */
            id_knjizbe: string;
            datum: components["schemas"]["Date"];
            /**
             * @description Bill, payment, credit note, default interest, cost of a reminder, balance carried forward.
             * @example obracun
             * @enum {string}
             */
            vrsta: "obracun" | "placilo" | "dobropis" | "obresti" | "opomin" | "prenos";
            /** @description What it is for; `null` for one payment that settles bills of several funds. */
            sklad: components["schemas"]["Fund"] | null;
            /** @example Redni obračun 10/2026 */
            opis: string;
            /**
             * @description Number of the bill; `null` for a payment.
             * @example 26100314
             */
            st_dokumenta: string | null;
            /**
             * @description Without spaces; `null` for a direct debit.
             * @example SI121042172610010
             */
            referenca: string | null;
            rok_placila: components["schemas"]["NullableDate"];
            /** @description Debit; 0 in a line of credit. */
            breme: components["schemas"]["Amount"];
            /** @description Credit; 0 in a line of debit. */
            dobro: components["schemas"]["Amount"];
            /** @description Balance after this line, in the order of booking; positive is debt, negative an overpayment. */
            saldo: components["schemas"]["Amount"];
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            pot_pdf: components["schemas"]["DocumentPath"];
        };
        /**
         * @description What was billed and paid in a span of days. `zacetno_stanje` + `promet_v_breme` − `promet_v_dobro` =
         *     `koncno_stanje`.
         */
        AccountCard: {
            /** @description Balance before the first day. */
            zacetno_stanje: components["schemas"]["Amount"];
            promet_v_breme: components["schemas"]["Amount"];
            promet_v_dobro: components["schemas"]["Amount"];
            /** @description Balance after the last day. */
            koncno_stanje: components["schemas"]["Amount"];
            /** @description The last booked line first. */
            knjizbe: components["schemas"]["CardLine"][];
        };
        /**
         * @description Calendar year.
         * @example 2026
         */
        Year: number;
        /**
         * @description How the payer gets the bill - by post, as an e-invoice to the bank, by e-mail or here only.
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
            /** @description `osnova` and `ddv` together. */
            znesek: components["schemas"]["Amount"];
            placano: components["schemas"]["Amount"];
            /** @description `znesek` without `placano`. */
            odprto: components["schemas"]["Amount"];
            /** @description What of earlier bills of the unit was overdue on the day of issue. */
            stari_dolg: components["schemas"]["Amount"];
            status: components["schemas"]["BillStatus"];
            nacin_prejema: components["schemas"]["BillDelivery"];
            pot_pdf: components["schemas"]["DocumentPath"];
            /** @description The cost specification as a document. */
            pot_razdelilnik: components["schemas"]["DocumentPath"];
            /** @description How to pay what is open; `null` when nothing is. */
            upn: components["schemas"]["UpnPayment"] | null;
        };
        /** @description Regular bills with the totals of exactly these bills. */
        RegularBills: {
            /** @description Years of which there are bills, the newest first, whatever year is asked for. */
            leta: components["schemas"]["Year"][];
            /** @description The newest period first. */
            obracuni: components["schemas"]["RegularBill"][];
            skupaj_znesek: components["schemas"]["Amount"];
            skupaj_placano: components["schemas"]["Amount"];
            skupaj_odprto: components["schemas"]["Amount"];
            /** @description Mean `znesek` of these bills, rounded to the cent; 0 without bills. */
            povprecje: components["schemas"]["Amount"];
        };
        /**
         * @description Square metres.
         * @example 62.4
         */
        Area: number;
        /**
         * @description Euro a square metre and month.
         * @example 0.6
         */
        RatePerArea: number;
        /** @description The monthly bill of the reserve fund; there is no VAT on it. Only owners owe it, to an account of its own. */
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
            /** @description What the owners have agreed on; with `povrsina` it gives `znesek`. */
            prispevek_na_m2: components["schemas"]["RatePerArea"];
            /** @description The least that is prescribed for the age class. */
            najnizji_na_m2: components["schemas"]["RatePerArea"];
            /**
             * @description Age class of the building - I up to 10 years, II over 10, III over 30, IV over 60.
             * @example III
             * @enum {string}
             */
            starostni_razred: "I" | "II" | "III" | "IV";
            znesek: components["schemas"]["Amount"];
            placano: components["schemas"]["Amount"];
            /** @description `znesek` without `placano`. */
            odprto: components["schemas"]["Amount"];
            status: components["schemas"]["BillStatus"];
            pot_pdf: components["schemas"]["DocumentPath"];
            /** @description How to pay what is open; `null` when nothing is. */
            upn: components["schemas"]["UpnPayment"] | null;
        };
        /** @description Bills of the reserve fund with the totals of exactly these bills. */
        ReserveBills: {
            /** @description Years of which there are bills, the newest first, whatever year is asked for. */
            leta: components["schemas"]["Year"][];
            /** @description The newest period first. */
            obracuni: components["schemas"]["ReserveBill"][];
            skupaj_znesek: components["schemas"]["Amount"];
            skupaj_placano: components["schemas"]["Amount"];
            skupaj_odprto: components["schemas"]["Amount"];
        };
        /**
         * @description Operation, maintenance, management, insurance, energy, other.
         * @example energija
         * @enum {string}
         */
        CostGroup: "obratovanje" | "vzdrzevanje" | "upravljanje" | "zavarovanje" | "energija" | "drugo";
        /**
         * @description By what a cost is shared. PO area · OP heated area · EN number of units · OS number of users · OS_PES users and
         *     dogs (a dog is 0.5) · SD co-ownership share · ST consumption by meter · DE units of heat cost allocators · ZN
         *     the unit's own cost.
         * @example OS_PES
         * @enum {string}
         */
        AllocationKey: "PO" | "OP" | "EN" | "OS" | "OS_PES" | "SD" | "ST" | "DE" | "ZN";
        /**
         * @description In the measure of the key.
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
        /** @description A cost of the building and the unit's part of it. */
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
            /** @description Cost of the building before VAT. */
            znesek_racuna: components["schemas"]["Amount"];
            kljuc: components["schemas"]["AllocationKey"];
            /** @description Quantity of the building by the key. */
            kolicina_stavbe: components["schemas"]["Quantity"];
            /** @description Quantity of the unit by the key. */
            kolicina_enote: components["schemas"]["Quantity"];
            /** @description The unit's quantity of the building's. */
            delez: components["schemas"]["Share"];
            /** @description The unit's part before VAT. */
            osnova: components["schemas"]["Amount"];
            /** @description VAT rate; 0 for a cost without VAT. */
            stopnja_ddv: components["schemas"]["Percent"];
            ddv: components["schemas"]["Amount"];
            /** @description `osnova` and `ddv` together. */
            znesek: components["schemas"]["Amount"];
        };
        /** @description How a regular bill came about; its total is the bill's `znesek`. */
        CostSpecification: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Javorjeva ulica 12 - 2 - 3 (14) */
            naziv_enote: string;
            /** @description Periods of which there is a specification, the newest first. */
            obdobja: components["schemas"]["Period"][];
            /** @description The period of this one; `null` when none is asked for and there is none. */
            obdobje: components["schemas"]["Period"] | null;
            /**
             * @description Number of the bill; `null` without a specification.
             * @example 26100314
             */
            st_obracuna: string | null;
            rok_placila: components["schemas"]["NullableDate"];
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
             * @description Regular bill of the same month a year before in euro, `null` when there was none.
             * @example 207.34
             */
            znesek_lani: number | null;
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
            /** @description Part of the cost that goes by readings, 50 to 80. */
            delez_po_porabi: components["schemas"]["Percent"];
            /** @description Part that goes by heated area. */
            delez_po_povrsini: components["schemas"]["Percent"];
            /** @description Units of the whole building. */
            enote_stavbe: components["schemas"]["HeatUnits"];
            /** @description Units of this one, after `korekcijski_faktor`. */
            enote_enote: components["schemas"]["HeatUnits"];
            /** @description Corrects for where in the building the unit is. */
            korekcijski_faktor: components["schemas"]["Factor"];
            /** @description The unit’s share by readings in percent, after `omejitev`. */
            porabniski_delez: components["schemas"]["Share"];
            /**
             * @description Not limited - raised to 40 % of the area share - lowered to 300 % of it.
             * @example brez
             * @enum {string}
             */
            omejitev: "brez" | "min40" | "max300";
            ogrevana_povrsina_enote: components["schemas"]["Area"];
            ogrevana_povrsina_stavbe: components["schemas"]["Area"];
            /** @description The unit’s share of the heated area in percent. */
            delez_povrsine: components["schemas"]["Share"];
            /** @description By readings, before VAT. */
            znesek_poraba: components["schemas"]["Amount"];
            /** @description By area, before VAT. */
            znesek_povrsina: components["schemas"]["Amount"];
            /** @description Hot water, before VAT. */
            znesek_topla_voda: components["schemas"]["Amount"];
            /** @description All three with VAT, rounded line by line. */
            znesek_skupaj: components["schemas"]["Amount"];
            pot_pdf: components["schemas"]["DocumentPath"];
        };
        /**
         * @description Heat cost allocator, heat meter, water meter for cold or for hot water.
         * @example delilnik
         * @enum {string}
         */
        MeterType: "delilnik" | "kalorimeter" | "vodomer_hladna" | "vodomer_topla";
        /**
         * @description Allocator units, cubic metres or kilowatt-hours.
         * @example enota
         * @enum {string}
         */
        MeterUnit: "enota" | "m³" | "kWh";
        /**
         * @description Read from afar, by hand, or estimated because the meter could not be read.
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
             * @description State of the meter at the reading before.
             * @example 0
             */
            stanje_prejsnje: number;
            /**
             * @description State of the meter.
             * @example 118
             */
            stanje_novo: number;
            /**
             * @description Used since then, in `enota_mere`.
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
        /** @description A bill for operating costs that a tenant of the caller has not paid in full. */
        TenantOpenItem: {
            inventarna_stevilka: components["schemas"]["UnitKey"];
            /** @example Brezova pot 4 (7) */
            naziv_enote: string;
            /**
             * @description The tenant.
             * @example Petek Rok
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
            status: components["schemas"]["BillStatus"];
            /** @description First day of the lease. */
            pogodba_od: components["schemas"]["Date"];
            /** @description Last day of the lease, `null` for one without an end. */
            pogodba_do: components["schemas"]["NullableDate"];
            /** @description The tenant's payment order, with the owner as payer. */
            upn: components["schemas"]["UpnPayment"] | null;
        };
        /**
         * @description What the caller's tenants have open for the units that he lets, with the totals of exactly these items. Nothing
         *     else of a tenant is told.
         */
        TenantOpenItems: {
            /** @description Oldest due date first. */
            postavke: components["schemas"]["TenantOpenItem"][];
            /** @description Subtotals, one row for each lease that has something open. */
            po_najemnikih: {
                inventarna_stevilka: components["schemas"]["UnitKey"];
                /** @example Petek Rok */
                najemnik: string;
                skupaj_odprto: components["schemas"]["Amount"];
                zapadlo: components["schemas"]["Amount"];
            }[];
            skupaj_odprto: components["schemas"]["Amount"];
            zapadlo: components["schemas"]["Amount"];
        };
        /**
         * @description An account of the building alone, or one that the manager keeps for several buildings.
         * @example locen
         * @enum {string}
         */
        FundAccount: "locen" | "skupni";
        /** @description What the fund was spent on. */
        FundSpending: {
            datum: components["schemas"]["Date"];
            /**
             * @description What was done.
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
             * @description On what ground.
             * @example Načrt vzdrževanja 2026, t. 4
             */
            podlaga: string | null;
            pot_pdf: components["schemas"]["DocumentPath"];
        };
        /** @description A planned work. */
        FundPlan: {
            leto: components["schemas"]["Year"];
            /**
             * @description What is planned.
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
        };
        /**
         * @description A year of a building's reserve fund. `zacetno_stanje` + `vplacano` + `obresti` − `poraba` − `stroski_banke` =
         *     `koncno_stanje`.
         */
        ReserveFund: {
            leto: components["schemas"]["Year"];
            /** @description The day to which all amounts are. */
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
            /** @description Balance. */
            koncno_stanje: components["schemas"]["Amount"];
            /** @description Contributions that are billed and not paid; the total of the debtors. */
            neplacano: components["schemas"]["Amount"];
            /** @description Reserved for works that are ordered. */
            rezervirano: components["schemas"]["Amount"];
            /** @description Loan that is not paid back. */
            obveznosti_posojila: components["schemas"]["Amount"];
            prispevek_na_m2: components["schemas"]["RatePerArea"];
            /** @description Area of the caller’s units in the building for which he pays. */
            povrsina_enote: components["schemas"]["Area"];
            /** @description What the caller pays a month. */
            moj_prispevek: components["schemas"]["Amount"];
            /** @description What the caller paid in the year. */
            moje_vplacano_leto: components["schemas"]["Amount"];
            /** @description What the caller paid in all years. */
            moje_vplacano_skupaj: components["schemas"]["Amount"];
            /** @description What was billed to the caller and not paid. */
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
            /** @description The newest first. */
            poraba_po_delih: components["schemas"]["FundSpending"][];
            /** @description Maintenance plan. */
            nacrt: components["schemas"]["FundPlan"][];
        };
        ReserveFundOrNone: {
            /** @description `null` when the building has no fund, or none is known for the year. */
            sklad: components["schemas"]["ReserveFund"] | null;
        };
        /**
         * @description Contributions, spending, bank fees, interest, balance carried forward, loan, reversal.
         * @example poraba
         * @enum {string}
         */
        PostingType: "vplacilo" | "poraba" | "banka" | "obresti" | "prenos" | "posojilo" | "storno";
        /** @description A line of the ledger. What owners pay in is one sum a day, without names. */
        FundPosting: {
            /** @example 410233 */
            id_knjizbe: number;
            datum: components["schemas"]["Date"];
            vrsta: components["schemas"]["PostingType"];
            /**
             * @description What it is.
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
        /** @description The ledger of a span of days. */
        FundPostings: {
            /** @description Balance before the first day. */
            zacetno_stanje: components["schemas"]["Amount"];
            /** @description Into the fund, the sum of the lines given. */
            prilivi: components["schemas"]["Amount"];
            /** @description Out of the fund, the sum of the lines given. */
            odlivi: components["schemas"]["Amount"];
            /** @description Balance after the last day, whatever type is asked for. */
            koncno_stanje: components["schemas"]["Amount"];
            /** @description The newest first. */
            knjizbe: components["schemas"]["FundPosting"][];
        };
        /**
         * @description Reminder, formal demand, enforcement, payment by instalments.
         * @example izvrsba
         * @enum {string}
         */
        DebtStage: "opomin" | "poziv" | "izvrsba" | "dogovor";
        /** @description An owner who has not paid contributions for longer than the threshold. Nothing else is told of him. */
        FundDebtor: {
            /**
             * @description The unit.
             * @example Enota 5
             */
            oznaka_enote: string;
            /**
             * @description Name of the owner.
             * @example Rozman Peter
             */
            dolznik: string;
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
        /** @description Debtors of the reserve fund. The server keeps a log of who looks at them. */
        FundDebtors: {
            /** @description The day to which all amounts are, `null` without a fund. */
            datum_stanja: components["schemas"]["NullableDate"];
            /**
             * @description Only debts older than so many days are named.
             * @example 30
             */
            prag_dni: number;
            /** @description The largest debt first. */
            dolzniki: components["schemas"]["FundDebtor"][];
            /** @description The sum of `dolzniki`. */
            skupaj_dolg: components["schemas"]["Amount"];
            /** @description All younger debts together. */
            ostalo_pod_pragom: components["schemas"]["Amount"];
            /** @description `skupaj_dolg` and `ostalo_pod_pragom`. */
            skupaj: components["schemas"]["Amount"];
        };
        /**
         * @description The contribution is for each unit, for each square metre, or by co-ownership share.
         * @example enota
         * @enum {string}
         */
        ContributionBasis: "enota" | "m2" | "delez";
        /** @description A line of the ledger. What owners pay in is one sum a day, without names. */
        VoluntaryPosting: {
            datum: components["schemas"]["Date"];
            /**
             * @description What it is.
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
             * @description What it is for.
             * @example Nova kolesarnica s 24 mesti
             */
            namen: string;
            /**
             * @description On what ground.
             * @example Sklep zbora lastnikov
             */
            podlaga: string;
            datum_sklepa: components["schemas"]["NullableDate"];
            velja_od: components["schemas"]["Date"];
            velja_do: components["schemas"]["NullableDate"];
            /**
             * @description Its last day has passed.
             * @example false
             */
            zakljucen: boolean;
            /** @description Monthly contribution. */
            prispevek: components["schemas"]["Amount"];
            osnova_prispevka: components["schemas"]["ContributionBasis"];
            /** @description What is to be collected. */
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
        VoluntaryFunds: {
            /** @description The latest first; empty when the building has none. */
            skladi: components["schemas"]["VoluntaryFund"][];
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
        /**
         * @description Only this unit of the payer; without it all of the payer's units.
         * @example 0137014
         */
        unit: components["schemas"]["UnitKey"];
        /**
         * @description First day, not after `do`; without it from the beginning.
         * @example 2026-08-01
         */
        from: components["schemas"]["Date"];
        /**
         * @description Last day; without it up to today.
         * @example 2026-11-21
         */
        until: components["schemas"]["Date"];
        /**
         * @description Only periods of this year; without it all years.
         * @example 2026
         */
        year: components["schemas"]["Year"];
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
    getAccountCard: {
        parameters: {
            query?: {
                /**
                 * @description Only this unit of the payer; without it all of the payer's units.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description First day, not after `do`; without it from the beginning.
                 * @example 2026-08-01
                 */
                od?: components["parameters"]["from"];
                /**
                 * @description Last day; without it up to today.
                 * @example 2026-11-21
                 */
                do?: components["parameters"]["until"];
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
                 * @description Only this unit of the payer; without it all of the payer's units.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description Only periods of this year; without it all years.
                 * @example 2026
                 */
                leto?: components["parameters"]["year"];
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
    listReserveBills: {
        parameters: {
            query?: {
                /**
                 * @description Only this unit of the payer; without it all of the payer's units.
                 * @example 0137014
                 */
                inventarna_stevilka?: components["parameters"]["unit"];
                /**
                 * @description Only periods of this year; without it all years.
                 * @example 2026
                 */
                leto?: components["parameters"]["year"];
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
                 * @description The billed period; without it the last one that has a specification.
                 * @example 2026-10
                 */
                obdobje?: components["schemas"]["Period"];
            };
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
            /** @description The specification; without lines when there is none for the period. */
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
    getReadings: {
        parameters: {
            query?: {
                /**
                 * @description First period, not after `do`; without it from the beginning.
                 * @example 2026-01
                 */
                od?: components["schemas"]["Period"];
                /**
                 * @description Last period; without it up to today.
                 * @example 2026-10
                 */
                do?: components["schemas"]["Period"];
            };
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
    listTenantOpenItems: {
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
            /** @description The open items; empty when tenants owe nothing, or there are none. */
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
                 * @description The product that the portal is mounted for; one build serves several.
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
                     * @description Says that it is an attachment, and its file name.
                     * @example attachment; filename="redni_obracun_2026-10_104217.pdf"
                     */
                    "Content-Disposition"?: string;
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
                 * @description The year; without it the current one.
                 * @example 2026
                 */
                leto?: components["schemas"]["Year"];
            };
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
                 * @description First day, not after `do`; without it from the beginning.
                 * @example 2026-01-01
                 */
                od?: components["schemas"]["Date"];
                /**
                 * @description Last day; without it up to today.
                 * @example 2026-10-31
                 */
                do?: components["schemas"]["Date"];
                /**
                 * @description Only lines of this type.
                 * @example poraba
                 */
                vrsta?: components["schemas"]["PostingType"];
            };
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
                 * @description Only funds that are collected in this year; without it all.
                 * @example 2026
                 */
                leto?: components["schemas"]["Year"];
            };
            header?: never;
            path: {
                /**
                 * @description The product that the portal is mounted for; one build serves several.
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
