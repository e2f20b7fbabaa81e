// Written by `npm run generate` from the contract. Change the contract, not this file.

export interface paths {
    "/v2/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the browser needs to know of this instance.
         * @description Anyone may call.
         */
        get: operations["config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server is ready; 503 while starting, without its database, or while a backup is put back.
         * @description Anyone may call.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account with its player and signs in.
         * @description Anyone may call.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with email or username and password.
         * @description Anyone may call.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha to solve; it can be used once within five minutes.
         * @description Anyone may call.
         */
        get: operations["captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends this session.
         * @description For signed-in users.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions of the caller that are still alive.
         * @description For signed-in users.
         */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the caller’s sessions.
         * @description For signed-in users.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/profile/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s account.
         * @description For signed-in users.
         */
        get: operations["profile"];
        /**
         * Changes the nickname.
         * @description For signed-in users.
         */
        put: operations["editProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/profile/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets whether the caller rates before seeing the ratings of others.
         * @description For raters and super admins.
         */
        put: operations["editRatingProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds or changes the password; all other sessions end.
         * @description For signed-in users.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/verify-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Checks the super admin password.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        head: operations["verifySuperAdminPassword-head"];
        patch?: never;
        trace?: never;
    };
    "/v2/auth/verify/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies an email address with the token of a mailed link; fine when it is already verified.
         * @description Anyone may call.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a new link that verifies the caller’s address.
         * @description For signed-in users.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link for a new password, if an account has this address; the answer does not reveal it.
         * @description Anyone may call.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by the token of a mailed link; all sessions end.
         * @description Anyone may call.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/login/discord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address for signing in with Discord.
         * @description Anyone may call.
         */
        get: operations["beginDiscordLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/oauth/login/discord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address for signing in with Discord.
         * @description Anyone may call.
         */
        get: operations["beginDiscordLoginAlso1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/oauth/link/discord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address for linking the caller’s account with Discord.
         * @description For signed-in users.
         */
        get: operations["beginDiscordLink"];
        put?: never;
        /**
         * Links the Discord account that the code stands for.
         * @description For signed-in users.
         */
        post: operations["linkDiscord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/oauth/callback/discord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same with the code in the address.
         * @description Anyone may call.
         */
        get: operations["finishDiscordByAddress"];
        put?: never;
        /**
         * Finishes signing in or linking, with the code that Discord gave.
         * @description Anyone may call.
         */
        post: operations["finishDiscord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/oauth/unlink/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlinks an account of another service; the only way to sign in stays.
         * @description For signed-in users.
         */
        post: operations["unlinkProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of levels: search, filters and sort in query string or body.
         * @description Anyone may call.
         */
        post: operations["filterLevels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of levels: search, filters and sort in the query string.
         * @description Anyone may call.
         */
        get: operations["listLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A level with its aliases, credits and records.
         * @description Anyone may call.
         */
        get: operations["levelDetail"];
        /**
         * Changes the given fields of a level and rescores its passes where needed.
         * @description For super admins.
         */
        put: operations["editLevel"];
        post?: never;
        /**
         * Deletes a level softly: its passes, ratings and references stay.
         * @description For super admins.
         */
        delete: operations["deleteLevel"];
        options?: never;
        /**
         * Whether a level exists.
         * @description Anyone may call.
         */
        head: operations["checkLevel-head"];
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/byId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A level with its aliases, credits and records.
         * @description Anyone may call.
         */
        get: operations["levelDetailAlso1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether a level exists.
         * @description Anyone may call.
         */
        head: operations["checkLevelAlso1-head"];
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of difficulty, base score and worlds first, the latest first.
         * @description Anyone may call.
         */
        get: operations["levelHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an edit would do to passes and standings; nothing is written or locked.
         * @description For super admins.
         */
        post: operations["previewLevelEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/toRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Opens or closes a level's rating.
         * @description For super admins.
         */
        put: operations["setToRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Restores a deleted or hidden level.
         * @description For super admins.
         */
        patch: operations["restoreLevel"];
        trace?: never;
    };
    "/v2/database/levels/{id}/toggle-hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Hides a level from the lists or shows it again; without isHidden it switches.
         * @description For super admins.
         */
        patch: operations["toggleLevelHidden"];
        trace?: never;
    };
    "/v2/database/levels/{id}/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other names under which a level is found.
         * @description Anyone may call.
         */
        get: operations["levelAliases"];
        put?: never;
        /**
         * Adds an alias to a level and, on request, to others with the same text.
         * @description For super admins.
         */
        post: operations["addLevelAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/aliases/{aliasId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the text of an alias, on this level only.
         * @description For super admins.
         */
        put: operations["editLevelAlias"];
        post?: never;
        /**
         * Deletes an alias, from this level only.
         * @description For super admins.
         */
        delete: operations["deleteLevelAlias"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/alias-propagation-count/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many other levels an alias would be added to.
         * @description For super admins.
         */
        get: operations["countAliasLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of passes: search, filters and sort in the query string.
         * @description Anyone may call.
         */
        get: operations["listPasses"];
        put?: never;
        /**
         * A page of passes: search, filters and sort in the body.
         * @description Anyone may call.
         */
        post: operations["filterPasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes/level/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passes of a level, best first.
         * @description Anyone may call.
         */
        get: operations["passesOfLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes/byId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A pass as a list of none or one.
         * @description Anyone may call.
         */
        get: operations["passById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A pass with what it does for its player.
         * @description Anyone may call.
         */
        get: operations["passDetail"];
        /**
         * Changes the given fields of a pass and rescores it.
         * @description For super admins.
         */
        put: operations["editPass"];
        post?: never;
        /**
         * Deletes a pass softly.
         * @description For super admins.
         */
        delete: operations["deletePass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Restores a deleted pass.
         * @description For super admins.
         */
        patch: operations["restorePass"];
        trace?: never;
    };
    "/v2/database/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the leaderboard by one of its eleven keys.
         * @description Anyone may call.
         */
        get: operations["leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player with statistics, passes and top scores.
         * @description Anyone may call.
         */
        get: operations["player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/search/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most 20 players by a part of their name, an exact match first.
         * @description Anyone may call.
         */
        get: operations["searchPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a player without an account.
         * @description For super admins.
         */
        post: operations["createPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a player.
         * @description For super admins.
         */
        put: operations["renamePlayer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/{id}/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the country of a player.
         * @description For super admins.
         */
        put: operations["setPlayerCountry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/{id}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bans or unbans a player; standings follow at once.
         * @description For super admins.
         */
        patch: operations["banPlayer"];
        trace?: never;
    };
    "/v2/database/players/{id}/pause-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stops a player from submitting, or allows it again.
         * @description For super admins.
         */
        patch: operations["pauseSubmissions"];
        trace?: never;
    };
    "/v2/admin/users/{playerId}/rating-ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stops a player's account from rating, or allows it again.
         * @description For super admins.
         */
        patch: operations["banFromRating"];
        trace?: never;
    };
    "/v2/database/players/{id}/discord/{discordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Discord account of an id, before it is linked with a player.
         * @description For super admins.
         */
        get: operations["findDiscordForPlayer"];
        /**
         * Links a player, and its account, with a Discord account.
         * @description For super admins.
         */
        put: operations["linkPlayerDiscord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/{id}/discord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlinks the Discord account from a player and its account.
         * @description For super admins.
         */
        delete: operations["unlinkPlayerDiscord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/{id}/merge/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a merge would move; nothing is written.
         * @description For super admins.
         */
        get: operations["previewPlayerMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves everything of a player to another one; it can be undone for 30 days.
         * @description For super admins.
         */
        post: operations["mergePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Merges of players of the last 30 days.
         * @description For super admins.
         */
        get: operations["playerMerges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/merges/{mergeId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a merge of players: every row that it moved goes back.
         * @description For super admins.
         */
        post: operations["undoPlayerMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/{id}/modifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Modifiers at work on a player, the chances of a case, and the cooldown of the caller.
         * @description Anyone may call.
         */
        get: operations["playerModifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/modifiers/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a case for a player.
         * @description For signed-in users with a verified email address.
         */
        post: operations["openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/players/modifiers/{modifierId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a modifier at once.
         * @description For super admins.
         */
        delete: operations["endModifier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/all-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A wheel of at most 360 levels, or how long its next turn must wait.
         * @description For signed-in users.
         */
        get: operations["levelWheel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/wheel-image/{seed}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a wheel of levels.
         * @description Anyone may call.
         */
        get: operations["wheelImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/play/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns a wheel or the slots; the reply is the receipt.
         * @description For signed-in users with a verified email address.
         */
        post: operations["draw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/difficulty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a level the difficulty of the wheel; a suggestion unless a super admin sends it.
         * @description For signed-in users with a verified email address.
         */
        put: operations["setRolledDifficulty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/timeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The same from the level's page; the next time on this level waits.
         * @description For super admins.
         */
        put: operations["updateRolledLevel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of creators with their levels.
         * @description Anyone may call.
         */
        get: operations["creators"];
        put?: never;
        /**
         * Creates a creator.
         * @description For super admins.
         */
        post: operations["newCreator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/search/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most 30 creators by a part of their name or alias, an exact match first.
         * @description Anyone may call.
         */
        get: operations["searchCreators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/byId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A creator.
         * @description Anyone may call.
         */
        get: operations["creator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Teams by name, alias or description.
         * @description Anyone may call.
         */
        get: operations["teams"];
        put?: never;
        /**
         * Creates a team.
         * @description For super admins.
         */
        post: operations["newTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/teams/search/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most 10 teams, an exact match first.
         * @description Anyone may call.
         */
        get: operations["searchTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/teams/byId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A team.
         * @description Anyone may call.
         */
        get: operations["team"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes name, aliases (all at once), linked user and verification; only keys that are given.
         * @description For super admins.
         */
        put: operations["editCreator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/merge/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What merging source into target would move; nothing is written or locked.
         * @description For super admins.
         */
        get: operations["previewCreatorMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves everything of the source to the target; the source disappears, for good after 30 days.
         * @description For super admins.
         */
        post: operations["mergeCreators"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Merges of the last 30 days, the latest first; those without undoneAt can be undone until undoUntil.
         * @description For super admins.
         */
        get: operations["creatorMerges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/merges/{mergeId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a merge of creators; 409 UNDO_BLOCKED says in `reason` what prevents it.
         * @description For super admins.
         */
        post: operations["undoCreatorMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives every credit of a creator to each of the names, found or created; the creator disappears.
         * @description For super admins.
         */
        post: operations["splitCreator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/{id}/discord/{discordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Links a user: 17 to 20 digits are a chat account, fewer a user id.
         * @description For super admins.
         */
        put: operations["linkCreator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/{id}/discord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clears the link to user and chat account.
         * @description For super admins.
         */
        delete: operations["unlinkCreator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes name, description, aliases, verification and members; only keys that are given.
         * @description For super admins.
         */
        put: operations["editTeam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/levels-audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Levels that are not deleted, with their credits; searched like the level list.
         * @description For super admins.
         */
        get: operations["levelsAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/level/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the credits of a level; at least one charter stays.
         * @description For super admins.
         */
        put: operations["setCredits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/level/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies all credits of a level.
         * @description For super admins.
         */
        post: operations["verifyCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/level/{id}/unverify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unverifies all credits of a level.
         * @description For super admins.
         */
        post: operations["unverifyCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/creators/level/{id}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Attaches a team by id, or by a name that is found or made; members replace those of a team that the level did not have yet.
         * @description For super admins.
         */
        put: operations["setLevelTeam"];
        post?: never;
        /**
         * Detaches the team of a level, if it has one.
         * @description For super admins.
         */
        delete: operations["removeLevelTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All difficulties in their order.
         * @description Anyone may call.
         */
        get: operations["difficulties"];
        put?: never;
        /**
         * Creates a difficulty. 409 DIFFICULTY_EXISTS: its name or id is another one’s; 409 SORT_ORDER_TAKEN: its place is.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["createDifficulty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/hash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes with any change of the difficulties.
         * @description Anyone may call.
         */
        get: operations["difficultiesHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/verify-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Checks the super admin password.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        head: operations["verifyDifficultyPassword-head"];
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All difficulties in their order, with what hangs on each.
         * @description For super admins.
         */
        get: operations["difficultyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/sort-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives difficulties other sort orders; all that are not named keep theirs. 409 SORT_ORDER_TAKEN: two would share one.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        put: operations["orderDifficulties"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a difficulty and rescores the passes of its levels where needed. 409 DIFFICULTY_EXISTS, SORT_ORDER_TAKEN: name or place are another one’s; 409 STALE: somebody else has saved since `version`.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        put: operations["editDifficulty"];
        post?: never;
        /**
         * Deletes a difficulty; its levels and references go to the fallback.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        delete: operations["deleteDifficulty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an edit, or with fallbackId a deletion, would do to passes and standings; nothing is written.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["previewDifficulty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the site and counts by difficulty, at most 60 seconds old.
         * @description Anyone may call.
         */
        get: operations["statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the site and counts by difficulty, at most 60 seconds old.
         * @description Anyone may call.
         */
        get: operations["statisticsAlso1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of pending work; all but ratings are counted for super admins only.
         * @description For raters and super admins.
         */
        get: operations["staffStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/video-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Title, channel and time of a video, or null for a link that is not known.
         * @description Anyone may call.
         */
        get: operations["videoDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/bilibili": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A Bilibili video by its id; code -400 means no result.
         * @description Anyone may call.
         */
        get: operations["bilibili"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of an allowed host, fetched and kept by the server.
         * @description Anyone may call.
         */
        get: operations["image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/image-proxy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of an allowed host, fetched and kept by the server.
         * @description Anyone may call.
         */
        get: operations["imageAlso1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/icon/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drawn badge of a difficulty, of a deleted one as well: {difficultyId}.svg, or .png with 256x256 pixels.
         * @description Anyone may call.
         */
        get: operations["difficultyIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/thumbnail/level/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The preview card of a level as PNG: SMALL 400x210, MEDIUM 800x420 (default), LARGE 1200x630.
         * @description Anyone may call.
         */
        get: operations["levelThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/avatar/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a user: 302 to the image proxy, or a drawn disc with the initial as PNG.
         * @description Anyone may call.
         */
        get: operations["avatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live events as text/event-stream, one LiveFrame a message; nothing is replayed.
         * @description For signed-in users.
         */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/form/form-submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits a level or a pass; the header X-Form-Type says which.
         * @description For signed-in users with a verified email address.
         */
        post: operations["submitForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/form/my-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller submitted, with status and decline reason; the latest 50 of each kind.
         * @description For signed-in users.
         */
        get: operations["mySubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending level submissions, oldest first.
         * @description For super admins.
         */
        get: operations["pendingLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes the level with its credits and an open rating.
         * @description For super admins.
         */
        put: operations["approveLevel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Declines a level submission.
         * @description For super admins.
         */
        put: operations["declineLevel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/{id}/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assigns profiles to credit and team requests.
         * @description For super admins.
         */
        put: operations["assignProfiles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/{id}/creator-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an empty request for a charter, a vfxer or the team.
         * @description For super admins.
         */
        post: operations["addCreatorRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/{id}/creator-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a request; the last charter stays.
         * @description For super admins.
         */
        delete: operations["removeCreatorRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/{id}/creators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a creator or a team and assigns it to a request.
         * @description For super admins.
         */
        post: operations["createCreator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/{id}/assign-creator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assigns an existing creator or team to a request.
         * @description For super admins.
         */
        put: operations["assignCreator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/passes/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending pass submissions, oldest first.
         * @description For super admins.
         */
        get: operations["pendingPasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/passes/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes the pass; score, worlds first, clears and standings follow at once.
         * @description For super admins.
         */
        put: operations["approvePass"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/passes/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Declines a pass submission.
         * @description For super admins.
         */
        put: operations["declinePass"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/passes/{id}/assign-player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assigns a player to a pass submission.
         * @description For super admins.
         */
        put: operations["assignPlayer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the profile of a charter, a vfxer, a team or a player.
         * @description For super admins.
         */
        post: operations["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/levels/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the caller works on a level submission, for 10 minutes; 409 CLAIMED names in `claimedBy` who else does.
         * @description For super admins.
         */
        post: operations["claimLevel"];
        /**
         * Ends the caller's claim of a level submission.
         * @description For super admins.
         */
        delete: operations["releaseLevel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/passes/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the caller works on a pass submission, for 10 minutes; 409 CLAIMED names in `claimedBy` who else does.
         * @description For super admins.
         */
        post: operations["claimPass"];
        /**
         * Ends the caller's claim of a pass submission.
         * @description For super admins.
         */
        delete: operations["releasePass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/submissions/auto-approve/passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allows every complete pending pass, each on its own; the others stay and say why.
         * @description For super admins.
         */
        post: operations["autoApprovePasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/form/my-submissions/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws one's own pending submission; another user's is 404.
         * @description For signed-in users.
         */
        delete: operations["withdrawSubmission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/form/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What already stands in the place of a form that is being filled in, at most 5 of each kind: for a level the levels and own pending submissions with its video, or its song by its artist; for a pass those of its level with its video. Of pending submissions of others it says only that there are some.
         * @description For signed-in users with a verified email address.
         */
        get: operations["formDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Raters and super admins; with a search at most 20 users of any role whose names contain it.
         * @description For super admins.
         */
        get: operations["managedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/grant-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a user a rater or a super admin.
         * @description For super admins.
         */
        post: operations["grantRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/revoke-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes a role of a user.
         * @description For super admins.
         */
        post: operations["revokeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/raters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Raters and super admins, super admins first, then by name.
         * @description Anyone may call.
         */
        get: operations["raters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/discord/{discordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user of a chat account (17 to 20 digits) or of an id (fewer).
         * @description For super admins.
         */
        get: operations["userByDiscord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/discord/users/{discordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Discord account of an id, whether somebody here has it or not.
         * @description For super admins.
         */
        get: operations["discordAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open ratings of visible levels, by level.
         * @description For signed-in users.
         */
        get: operations["openRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/rating/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same in short: what the rating page shows and searches.
         * @description For signed-in users.
         */
        get: operations["ratingCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/rating/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rating with its votes and comments.
         * @description For signed-in users.
         */
        get: operations["rating"];
        /**
         * Saves the caller's vote; a blank one is removed.
         * @description For signed-in users with a verified email address.
         */
        put: operations["saveRating"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/rating/{id}/detail/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a vote: one's own, or as a super admin anyone's.
         * @description For signed-in users.
         */
        delete: operations["deleteRatingDetail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/withRatings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A level with its open rating, else its latest closed one.
         * @description Anyone may call.
         */
        get: operations["levelWithRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closed ratings of a level, the latest first.
         * @description Anyone may call.
         */
        get: operations["levelRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/history/{changeId}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a change of difficulty or base score did to the ranks.
         * @description Anyone may call.
         */
        get: operations["changeEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every difficulty from P1 to U20 with its reference levels.
         * @description Anyone may call.
         */
        get: operations["references"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/references/difficulty/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reference levels of one difficulty.
         * @description Anyone may call.
         */
        get: operations["referencesOfDifficulty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/references/level/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The difficulties that a level is a reference of.
         * @description Anyone may call.
         */
        get: operations["referencesOfLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/references/bulk/{difficultyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the reference levels of a difficulty.
         * @description For super admins.
         */
        put: operations["replaceReferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff changed, the latest first.
         * @description For super admins.
         */
        get: operations["log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/{id}/directives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The directives of a difficulty in their order.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        get: operations["directives"];
        put?: never;
        /**
         * Replaces the directives of a difficulty, at most 50; ids that are sent back are kept.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["saveDirectives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active channels by label; with `inactive` those that are switched off as well.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        get: operations["channels"];
        put?: never;
        /**
         * Adds a channel; without an address it is not configured yet.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["createChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a channel; a masked or missing address keeps the stored one.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        put: operations["editChannel"];
        post?: never;
        /**
         * Switches a channel off.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        delete: operations["deleteChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/channels/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test message to a channel.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["testChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active roles by label; with `inactive` those that are switched off as well.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        get: operations["chatRoles"];
        put?: never;
        /**
         * Adds a role that messages can ping.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["createChatRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a role.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        put: operations["editChatRole"];
        post?: never;
        /**
         * Switches a role off.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        delete: operations["deleteChatRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/{id}/directives/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What unsaved directives would have announced in the last days; nothing is sent or written.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["simulateDirectives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/difficulties/{id}/directives/simulate/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The messages of one item under unsaved directives, as they would stand in the chat.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["simulateMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/unannounced/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New levels that are not announced, the newest first, at most 1,000.
         * @description For super admins.
         */
        get: operations["unannouncedLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/unannounced/rerates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rerates that are not announced, the newest first, at most 1,000.
         * @description For super admins.
         */
        get: operations["unannouncedRerates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes/unannounced/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passes that are not announced, the newest first, at most 1,000.
         * @description For super admins.
         */
        get: operations["unannouncedPasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhook/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces new levels, at most 1,000; waits up to 20 seconds.
         * @description For super admins.
         */
        post: operations["announceNewLevels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhook/rerates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces rerates, at most 1,000; waits up to 20 seconds.
         * @description For super admins.
         */
        post: operations["announceRerates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces levels as new or as rerates, as each of them is.
         * @description For super admins.
         */
        post: operations["announceLevels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhook/passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces passes, at most 1,000; waits up to 20 seconds.
         * @description For super admins.
         */
        post: operations["announcePasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces passes, at most 1,000; waits up to 20 seconds.
         * @description For super admins.
         */
        post: operations["announcePassesAlso1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/markAnnounced/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a level as announced without a message; what waits is cancelled.
         * @description For super admins.
         */
        post: operations["markLevelAnnounced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes/markAnnounced/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a pass as announced without a message; what waits is cancelled.
         * @description For super admins.
         */
        post: operations["markPassAnnounced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/announcements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The messages that items would make, as they would stand in the chat; nothing is sent or written.
         * @description For super admins.
         */
        post: operations["previewAnnouncements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/announcements/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far the announcing of items is.
         * @description For super admins.
         */
        post: operations["announcementState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/announcements/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels what still waits of items; what was sent stays sent.
         * @description For super admins.
         */
        post: operations["stopAnnouncements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/levels/{id}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a level was announced and why, the latest first.
         * @description For super admins.
         */
        get: operations["levelAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/database/passes/{id}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a pass was announced and why, the latest first.
         * @description For super admins.
         */
        get: operations["passAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What leaves the site and whether it arrived, the latest first.
         * @description For super admins.
         */
        get: operations["deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/deliveries/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The message of a delivery to the chat, as it was kept when it was asked for.
         * @description For super admins.
         */
        get: operations["deliveryMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries a failed delivery again.
         * @description For super admins.
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/deliveries/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries failed deliveries again, in their order.
         * @description For super admins.
         */
        post: operations["retryDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/deliveries/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a delivery that waits or has failed.
         * @description For super admins.
         */
        post: operations["cancelDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All backups, the newest first, and what is being done with them.
         * @description For super admins.
         */
        get: operations["backups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/create/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a backup of mysql, files or all, and answers when it is read back.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["createBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/prove/{type}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a backup beside the site, compares it and drops it again.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["proveBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/effect/{type}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a restore would undo.
         * @description For super admins.
         */
        get: operations["backupEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/restore/{type}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a backup back, after a safety copy of now. It goes on when the caller hangs up; see GET /health.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["restoreBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/delete/{type}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a backup.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        delete: operations["deleteBackup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/rename/{type}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renames a backup; its ending stays.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["renameBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/upload/{type}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether the password is right, before a file is sent.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        head: operations["validateBackupUpload-head"];
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/upload/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a backup as the multipart field backup; nothing is restored.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        post: operations["uploadBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/backup/download/{type}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a backup.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        get: operations["downloadBackup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether the file is there and the password right.
         * @description For super admins, with the super admin password in the header X-Super-Admin-Password.
         */
        head: operations["checkBackupDownload-head"];
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PassEditInput: {
            levelId?: number;
            playerId?: number;
            vidUploadTime?: string | number;
            vidTitle?: string;
            videoLink?: string;
            speed?: number;
            feelingRating?: string;
            is12K?: boolean;
            is16K?: boolean;
            isNoHoldTap?: boolean;
            isAnnounced?: boolean;
            isDuplicate?: boolean;
            earlyDouble?: number;
            earlySingle?: number;
            ePerfect?: number;
            perfect?: number;
            lPerfect?: number;
            lateSingle?: number;
            lateDouble?: number;
            judgements?: {
                earlyDouble?: number;
                earlySingle?: number;
                ePerfect?: number;
                perfect?: number;
                lPerfect?: number;
                lateSingle?: number;
                lateDouble?: number;
            };
        };
        Problem: {
            error: string;
            code: string;
            message: string;
            details?: string;
            fields?: {
                field: string;
                code: string;
                message: string;
            }[];
            ids?: number[];
            reason?: string;
            requireCaptcha?: boolean;
            retryAfter?: number;
            remainingSeconds?: number;
            isSelfRoll?: boolean;
            remainingTime?: number;
        };
        DiffRef: {
            id: number;
            name: string;
            icon: string;
            legacyIcon: string | null;
            color: string;
            baseScore: number;
            sortOrder: number;
            /** @enum {string} */
            type: "PGU" | "SPECIAL";
        };
        UserRef: {
            id: number;
            username: string;
            nickname: string;
            avatarUrl: string | null;
            isRater: boolean;
            isSuperAdmin: boolean;
        };
        PlayerRef: {
            id: number;
            name: string;
            country: string;
            pfp: string | null;
            avatarUrl: string | null;
            discordUsername: string | null;
            isBanned: boolean;
            user: components["schemas"]["UserRef"] | null;
        };
        CreatorRef: {
            id: number;
            name: string;
            aliases: string[];
            isVerified: boolean;
        };
        Credit: {
            id: number;
            /** @enum {string} */
            role: "charter" | "vfxer";
            isVerified: boolean;
            creatorId: number;
            creatorName: string;
            creatorAliases: string[];
            creator: components["schemas"]["CreatorRef"];
        };
        TeamRef: {
            id: number;
            name: string;
            aliases: string[];
            isVerified: boolean;
            description: string | null;
        };
        LevelOfPass: {
            id: number;
            song: string;
            artist: string;
            creator: string;
            charter: string;
            vfxer: string;
            team: string;
            diffId: number;
            previousDiffId: number;
            baseScore: number | null;
            tileCount: number | null;
            videoLink: string;
            dlLink: string;
            workshopLink: string;
            publicComments: string;
            rerateNum: string;
            rerateReason: string;
            toRate: boolean;
            teamId: number | null;
            teamObject: components["schemas"]["TeamRef"] | null;
            difficulty: components["schemas"]["DiffRef"];
            clears: number;
            isCleared: boolean;
            isDeleted: boolean;
            isHidden: boolean;
            isVerified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            levelCredits?: components["schemas"]["Credit"][];
        };
        LevelListItem: {
            id: number;
            song: string;
            artist: string;
            creator: string;
            charter: string;
            vfxer: string;
            team: string;
            diffId: number;
            previousDiffId: number;
            baseScore: number | null;
            tileCount: number | null;
            videoLink: string;
            dlLink: string;
            workshopLink: string;
            publicComments: string;
            rerateNum: string;
            rerateReason: string;
            toRate: boolean;
            teamId: number | null;
            teamObject: components["schemas"]["TeamRef"] | null;
            difficulty: components["schemas"]["DiffRef"];
            clears: number;
            isCleared: boolean;
            isDeleted: boolean;
            isHidden: boolean;
            isVerified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            levelCredits: components["schemas"]["Credit"][];
        };
        Judgements: {
            earlyDouble: number;
            earlySingle: number;
            ePerfect: number;
            perfect: number;
            lPerfect: number;
            lateSingle: number;
            lateDouble: number;
        };
        PlayerStats: {
            rankedScore: number;
            generalScore: number;
            ppScore: number;
            wfScore: number;
            score12K: number;
            averageXacc: number;
            totalPasses: number;
            universalPassCount: number;
            worldsFirstCount: number;
            topDiff: components["schemas"]["DiffRef"] | null;
            top12kDiff: components["schemas"]["DiffRef"] | null;
            rankedScoreRank: number | null;
        };
        LevelAlias: {
            id: number;
            /** @enum {string} */
            field: "song" | "artist";
            originalValue: string;
            alias: string;
        };
        Level: {
            id: number;
            song: string;
            artist: string;
            creator: string;
            charter: string;
            vfxer: string;
            team: string;
            diffId: number;
            previousDiffId: number;
            baseScore: number | null;
            tileCount: number | null;
            videoLink: string;
            dlLink: string;
            workshopLink: string;
            publicComments: string;
            rerateNum: string;
            rerateReason: string;
            toRate: boolean;
            teamId: number | null;
            teamObject: components["schemas"]["TeamRef"] | null;
            difficulty: components["schemas"]["DiffRef"];
            clears: number;
            isCleared: boolean;
            isDeleted: boolean;
            isHidden: boolean;
            isVerified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            levelCredits: components["schemas"]["Credit"][];
            isAnnounced: boolean;
            ratingCommentRequired: boolean;
            previousBaseScore: number | null;
            ws: string;
            wsLink: string;
            previousDifficulty: components["schemas"]["DiffRef"] | null;
            aliases: components["schemas"]["LevelAlias"][];
            hasRating: boolean;
            version: number;
        };
        LevelDetail: {
            id: number;
            song: string;
            artist: string;
            creator: string;
            charter: string;
            vfxer: string;
            team: string;
            diffId: number;
            previousDiffId: number;
            baseScore: number | null;
            tileCount: number | null;
            videoLink: string;
            dlLink: string;
            workshopLink: string;
            publicComments: string;
            rerateNum: string;
            rerateReason: string;
            toRate: boolean;
            teamId: number | null;
            teamObject: components["schemas"]["TeamRef"] | null;
            difficulty: components["schemas"]["DiffRef"];
            clears: number;
            isCleared: boolean;
            isDeleted: boolean;
            isHidden: boolean;
            isVerified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            levelCredits: components["schemas"]["Credit"][];
            isAnnounced: boolean;
            ratingCommentRequired: boolean;
            previousBaseScore: number | null;
            ws: string;
            wsLink: string;
            previousDifficulty: components["schemas"]["DiffRef"] | null;
            aliases: components["schemas"]["LevelAlias"][];
            hasRating: boolean;
            version: number;
            firstClear: {
                passId: number;
                player: components["schemas"]["PlayerRef"];
                /** Format: date-time */
                date: string;
                /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
                vidUploadDay: string | null;
            } | null;
            highestScore: {
                passId: number;
                player: components["schemas"]["PlayerRef"];
                value: number;
            } | null;
            highestSpeed: {
                passId: number;
                player: components["schemas"]["PlayerRef"];
                value: number;
            } | null;
            highestAccuracy: {
                passId: number;
                player: components["schemas"]["PlayerRef"];
                value: number;
            } | null;
        };
        LevelChange: {
            id: number;
            /** Format: date-time */
            date: string;
            oldDifficulty: components["schemas"]["DiffRef"] | null;
            newDifficulty: components["schemas"]["DiffRef"];
            oldBaseScore: number | null;
            newBaseScore: number | null;
            reason: string;
            votes: {
                manager: number;
                community: number;
            } | null;
            worldsFirst?: {
                playerId: number;
                name: string;
                passId: number;
            } | null;
            isOfDifficulty?: boolean;
            changeId: number;
            /** @description Whether its effect on passes and standings was recorded. */
            hasEffect: boolean;
        };
        EditEffect: {
            rescoredPasses: number;
            players: {
                id: number;
                name: string;
                rankedScoreBefore: number;
                rankedScoreAfter: number;
                rankBefore: number;
                rankAfter: number;
            }[];
        };
        Difficulty: {
            id: number;
            name: string;
            icon: string;
            legacyIcon: string | null;
            color: string;
            baseScore: number;
            sortOrder: number;
            /** @enum {string} */
            type: "PGU" | "SPECIAL";
            emoji: string;
            legacyEmoji: string | null;
            legacy: string;
        };
        DifficultyUsage: {
            id: number;
            name: string;
            icon: string;
            legacyIcon: string | null;
            color: string;
            baseScore: number;
            sortOrder: number;
            /** @enum {string} */
            type: "PGU" | "SPECIAL";
            emoji: string;
            legacyEmoji: string | null;
            legacy: string;
            version: string;
            hasDrawnIcon: boolean;
            hasDrawnLegacyIcon: boolean;
            /** @description Levels that have it, deleted and hidden ones too. */
            levels: number;
            /** @description Those of them whose own base score counts instead. */
            levelsWithOwnBase: number;
            /** @description Passes on these levels, deleted and duplicate ones too. */
            passes: number;
            directives: number;
        };
        DifficultyEffect: {
            rescoredPasses: number;
            players: {
                id: number;
                name: string;
                rankedScoreBefore: number;
                rankedScoreAfter: number;
                rankBefore: number;
                rankAfter: number;
            }[];
            /** @description Levels that have it now; a deletion moves them. */
            levels: number;
            levelsWithOwnBase: number;
            playersUp: number;
            playersDown: number;
            /** @description Players whose ranked score changes, but not their rank. */
            playersKeep: number;
            warnings: "NOT_ON_SCALE"[];
        };
        Condition: {
            /** @enum {string} */
            type: "ACCURACY" | "WORLDS_FIRST" | "BASE_SCORE" | "CUSTOM";
            /** @enum {string} */
            operator?: "EQUAL" | "GREATER_THAN" | "LESS_THAN" | "GREATER_THAN_EQUAL" | "LESS_THAN_EQUAL";
            value?: number;
            customFunction?: string;
        };
        Action: {
            channelId: number;
            /** @enum {string} */
            pingType: "NONE" | "ROLE" | "EVERYONE";
            roleId: number | null;
        };
        Directive: {
            id: number;
            name: string;
            description: string;
            /** @enum {string} */
            mode: "STATIC" | "CONDITIONAL";
            /** @enum {string} */
            triggerType: "PASS" | "LEVEL";
            condition: components["schemas"]["Condition"] | null;
            actions: components["schemas"]["Action"][];
            sortOrder: number;
            isActive: boolean;
            firstOfKind: boolean;
        };
        Channel: {
            id: number;
            label: string;
            webhookUrl: string;
            isActive: boolean;
            /** @description When the chat service said that the webhook was deleted. */
            goneAt: string | null;
        };
        ChatRole: {
            id: number;
            roleId: string;
            label: string;
            isActive: boolean;
        };
        DrawReceipt: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description SHA-256 of the secret of the next draw, as hex. */
            commitment: string;
            secret: string;
            nonce: string;
            table: {
                /** @constant */
                kind: "case";
                chances: {
                    /** @enum {string} */
                    type: "ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin";
                    percent: number;
                }[];
                /** @description Players whom a swap may meet. */
                candidates: number[];
            } | {
                /** @constant */
                kind: "level";
                seed: number;
                levels: number[];
            } | {
                /** @constant */
                kind: "difficulty";
                difficulties: number[];
                turns: {
                    /** @enum {string} */
                    turn: "long" | "backwards" | "bus" | "epic";
                    percent: number;
                    diffId: number | null;
                }[];
            } | {
                /** @constant */
                kind: "reason";
                words: string[];
            } | {
                /** @constant */
                kind: "gimmick";
                words: string[];
            } | {
                /** @constant */
                kind: "slots";
                counts: {
                    digits: number;
                    percent: number;
                }[];
            };
            draws: number[];
            outcome: {
                /** @constant */
                kind: "case";
                modifier: {
                    /** @enum {string} */
                    type: "ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin";
                    value: number | null;
                } | null;
            } | {
                /** @constant */
                kind: "level";
                index: number;
                levelId: number;
            } | {
                /** @constant */
                kind: "difficulty";
                /** @enum {string} */
                turn: "long" | "backwards" | "bus" | "epic" | "usual";
                /** @description null: the turn brought a difficulty that is not on the wheel. */
                index: number | null;
                diffId: number;
            } | {
                /** @constant */
                kind: "reason";
                index: number;
                word: string;
            } | {
                /** @constant */
                kind: "gimmick";
                index: number;
                word: string;
            } | {
                /** @constant */
                kind: "slots";
                digits: number[];
                baseScore: number;
            };
        };
        Modifier: {
            id: number;
            /** @enum {string} */
            type: "ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin";
            /** @description Points, a factor, or the partner's id. */
            value: number | null;
            playerId: number;
            partner: {
                id: number;
                name: string;
            } | null;
            /** @description Nickname of whoever opened the case. */
            by: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        PlayerOverlay: {
            types: ("ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin")[];
            stored: {
                name?: string;
                country?: string;
                avatarUrl?: string | null;
                rankedScore?: number;
                rankedScoreRank?: number | null;
            };
            active: {
                /** @enum {string} */
                type: "ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin";
                value: number | null;
                partnerName: string | null;
                /** Format: date-time */
                expiresAt: string;
            }[];
            /** @description From the stored ranked score to the one that is shown. */
            steps: {
                /** @enum {string} */
                type: "ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin";
                value: number | null;
                rankedScore: number;
            }[];
            /** @constant */
            crown?: true;
            /** @constant */
            bannedLook?: true;
        };
        PassOverlay: {
            types: ("ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin")[];
            stored: {
                accuracy?: number;
                scoreV2?: number;
                earlyDouble?: number;
                clears?: number;
            };
        };
        Pass: {
            id: number;
            passId: number;
            levelId: number;
            playerId: number;
            player: components["schemas"]["PlayerRef"];
            speed: number;
            feelingRating: string;
            videoLink: string;
            vidTitle: string;
            /** Format: date-time */
            vidUploadTime: string;
            /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
            vidUploadDay: string | null;
            is12K: boolean;
            is16K: boolean;
            isNoHoldTap: boolean;
            isWorldsFirst: boolean;
            isDeleted: boolean;
            isDuplicate: boolean;
            isAnnounced: boolean;
            accuracy: number;
            scoreV2: number;
            judgements: components["schemas"]["Judgements"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            level: components["schemas"]["LevelOfPass"];
            overlay?: components["schemas"]["PassOverlay"];
        };
        PassDetail: {
            id: number;
            passId: number;
            levelId: number;
            playerId: number;
            player: components["schemas"]["PlayerRef"];
            speed: number;
            feelingRating: string;
            videoLink: string;
            vidTitle: string;
            /** Format: date-time */
            vidUploadTime: string;
            /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
            vidUploadDay: string | null;
            is12K: boolean;
            is16K: boolean;
            isNoHoldTap: boolean;
            isWorldsFirst: boolean;
            isDeleted: boolean;
            isDuplicate: boolean;
            isAnnounced: boolean;
            accuracy: number;
            scoreV2: number;
            judgements: components["schemas"]["Judgements"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            level: components["schemas"]["LevelOfPass"];
            scoreInfo: {
                currentRankedScore: number;
                previousRankedScore: number;
                impact: number;
                impactRank: number;
            };
            ranks: {
                rankedScoreRank: number | null;
            };
        };
        AnnouncementPlan: {
            targets: {
                channelId: number;
                label: string;
                /** @enum {string} */
                pingType: "NONE" | "ROLE" | "EVERYONE";
                roleId: number | null;
                roleLabel: string | null;
                /** @description Whether the channel has an address that is not gone. */
                isConfigured: boolean;
                /** @description Its webhook was deleted in the chat. */
                isGone: boolean;
            }[];
            rules: {
                directiveId: number | null;
                name: string;
                /** @enum {string} */
                mode: "STATIC" | "CONDITIONAL";
                condition: components["schemas"]["Condition"] | null;
                /**
                 * @description noChannel: it fits, but its channels are switched off.
                 * @enum {string}
                 */
                verdict: "matches" | "notMet" | "notFirst" | "inactive" | "otherTrigger" | "noChannel";
                channels: {
                    channelId: number;
                    label: string;
                    /** @enum {string} */
                    pingType: "NONE" | "ROLE" | "EVERYONE";
                    roleId: number | null;
                    roleLabel: string | null;
                    /** @description Whether the channel has an address that is not gone. */
                    isConfigured: boolean;
                    /** @description Its webhook was deleted in the chat. */
                    isGone: boolean;
                    /** @description An earlier directive speaks in this channel. */
                    isTaken: boolean;
                }[];
            }[];
            facts: {
                baseScore: number;
                score?: number;
                speed?: number;
                accuracy?: number;
                isWorldsFirst?: boolean;
                isNoHoldTap?: boolean;
                is12K?: boolean;
                is16K?: boolean;
                noMiss?: boolean;
            };
        };
        UnannouncedLevel: {
            id: number;
            song: string;
            artist: string;
            creator: string;
            charter: string;
            vfxer: string;
            team: string;
            diffId: number;
            previousDiffId: number;
            baseScore: number | null;
            tileCount: number | null;
            videoLink: string;
            dlLink: string;
            workshopLink: string;
            publicComments: string;
            rerateNum: string;
            rerateReason: string;
            toRate: boolean;
            teamId: number | null;
            teamObject: components["schemas"]["TeamRef"] | null;
            difficulty: components["schemas"]["DiffRef"];
            clears: number;
            isCleared: boolean;
            isDeleted: boolean;
            isHidden: boolean;
            isVerified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            levelCredits: components["schemas"]["Credit"][];
            isAnnounced: boolean;
            ratingCommentRequired: boolean;
            previousBaseScore: number | null;
            ws: string;
            wsLink: string;
            previousDifficulty: components["schemas"]["DiffRef"] | null;
            aliases: components["schemas"]["LevelAlias"][];
            hasRating: boolean;
            version: number;
            /** @description Why it was not announced the last time. */
            lastError: string | null;
            plan: components["schemas"]["AnnouncementPlan"];
        };
        UnannouncedPass: {
            id: number;
            passId: number;
            levelId: number;
            playerId: number;
            player: components["schemas"]["PlayerRef"];
            speed: number;
            feelingRating: string;
            videoLink: string;
            vidTitle: string;
            /** Format: date-time */
            vidUploadTime: string;
            /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
            vidUploadDay: string | null;
            is12K: boolean;
            is16K: boolean;
            isNoHoldTap: boolean;
            isWorldsFirst: boolean;
            isDeleted: boolean;
            isDuplicate: boolean;
            isAnnounced: boolean;
            accuracy: number;
            scoreV2: number;
            judgements: components["schemas"]["Judgements"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            level: components["schemas"]["LevelOfPass"];
            overlay?: components["schemas"]["PassOverlay"];
            /** @description Why it was not announced the last time. */
            lastError: string | null;
            plan: components["schemas"]["AnnouncementPlan"];
        };
        AnnounceResult: {
            success: boolean;
            message: string;
            results: {
                id: number;
                /** @enum {string} */
                status: "sent" | "queued" | "failed" | "noTarget" | "alreadyAnnounced";
                channels: number;
                /** @description What the chat service said, or one of NOT_FOUND, DELETED, HIDDEN, DUPLICATE, PLAYER_BANNED, LEVEL_NOT_VISIBLE, BEING_RATED, UNRANKED, CHANNEL_NOT_CONFIGURED, CHANNEL_GONE, CHANNEL_OFF, CHANGED, STOPPED, BY_RESTORE. */
                error?: string;
            }[];
        };
        ChatMessage: {
            channelId: number;
            label: string;
            username: string;
            content: string;
            embeds: {
                [key: string]: unknown;
            }[];
            /** @description The items that it tells of. */
            ids: number[];
        };
        Announcement: {
            id: number;
            /** @enum {string} */
            kind: "level" | "rerate" | "pass";
            /** @enum {string} */
            state: "open" | "sent" | "failed" | "cancelled";
            by: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            at: string;
            targets: {
                channelId: number;
                label: string;
                /** @enum {string} */
                pingType: "NONE" | "ROLE" | "EVERYONE";
                roleId: number | null;
                roleLabel: string | null;
                /** @description Whether the channel has an address that is not gone. */
                isConfigured: boolean;
                /** @description Its webhook was deleted in the chat. */
                isGone: boolean;
                /** @enum {string} */
                state: "waiting" | "sending" | "sent" | "failed" | "cancelled";
                directive: {
                    name: string;
                    condition: components["schemas"]["Condition"] | null;
                } | null;
                /** @description When it was sent, failed or cancelled. */
                at: string | null;
                /** @description When it is tried next. */
                nextAt: string | null;
                tries: number;
                error: string | null;
                messageId: string | null;
                deliveryId: number | null;
            }[];
        };
        Delivery: {
            id: number;
            /** @enum {string} */
            kind: "level" | "rerate" | "pass" | "levelNotice" | "passNotice" | "test" | "mail";
            /**
             * @description toldAnew: it failed, and what it tells of was announced anew or marked; listed with the cancelled ones.
             * @enum {string}
             */
            state: "waiting" | "sending" | "sent" | "failed" | "cancelled" | "toldAnew";
            /** @description It failed, or a restore ended it, and it has something left to tell. */
            canRetry: boolean;
            /** @description What it tells of, the first three. */
            titles: string[];
            /** @description How many things it tells of. */
            count: number;
            /** @description Which mail it is. */
            mail: string | null;
            to: {
                /** @description The channel, or the user who gets the mail. */
                label: string;
                channelId: number | null;
                pingType: ("NONE" | "ROLE" | "EVERYONE") | null;
                roleLabel: string | null;
            };
            tries: number;
            mostTries: number;
            nextAt: string | null;
            /** @description The chat service asked for the pause. */
            waitsForChat: boolean;
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
            error: string | null;
            attempts: {
                /** Format: date-time */
                at: string;
                error: string;
                /** @description Milliseconds */
                retryIn: number | null;
            }[];
        };
        Simulation: {
            totals: {
                items: number;
                messages: number;
                channels: number;
                pings: number;
                everyonePings: number;
            };
            savedTotals: {
                items: number;
                messages: number;
                channels: number;
                pings: number;
                everyonePings: number;
            };
            directives: {
                items: number;
                /** @description The oldest day first. */
                perDay: number[];
            }[];
            changedItems: number;
            nowhereItems: number;
            items: {
                /** @enum {string} */
                kind: "pass" | "level";
                id: number;
                title: string;
                player: string | null;
                /** Format: date-time */
                time: string;
                /** @description Of an imported clear: the day that the time stands for. */
                vidUploadDay: string | null;
                /** @description Place of the first directive that speaks in a channel, from 0. */
                matched: number | null;
                /** @enum {string} */
                reason: "matches" | "notMet" | "notFirst" | "inactive" | "otherTrigger" | "noDirective" | "noChannel";
                /** @description Who was the first of the kind, where that is the reason. */
                first: string | null;
                facts: {
                    baseScore: number;
                    score?: number;
                    speed?: number;
                    accuracy?: number;
                    isWorldsFirst?: boolean;
                    isNoHoldTap?: boolean;
                    is12K?: boolean;
                    is16K?: boolean;
                    noMiss?: boolean;
                };
                targets: {
                    channelId: number;
                    label: string;
                    /** @enum {string} */
                    pingType: "NONE" | "ROLE" | "EVERYONE";
                    roleId: number | null;
                    roleLabel: string | null;
                    /** @description Whether the channel has an address that is not gone. */
                    isConfigured: boolean;
                    /** @description Its webhook was deleted in the chat. */
                    isGone: boolean;
                }[];
                /** @description Whether the saved directives would have sent it elsewhere. */
                changed: boolean;
                savedTargets: {
                    channelId: number;
                    label: string;
                    /** @enum {string} */
                    pingType: "NONE" | "ROLE" | "EVERYONE";
                    roleId: number | null;
                    roleLabel: string | null;
                    /** @description Whether the channel has an address that is not gone. */
                    isConfigured: boolean;
                    /** @description Its webhook was deleted in the chat. */
                    isGone: boolean;
                }[];
            }[];
        };
        User: {
            id: number;
            username: string;
            nickname: string;
            email: string;
            avatarUrl: string | null;
            pfp: string | null;
            isRater: boolean;
            isSuperAdmin: boolean;
            isRatingBanned: boolean;
            isBlindFirst: boolean;
            isEmailVerified: boolean;
            playerId: number | null;
            password: true | null;
            providers: {
                /** @constant */
                name: "discord";
                profile: {
                    id: string;
                    username: string;
                    avatarUrl: string | null;
                };
            }[];
        };
        CaptchaChallenge: {
            parameters: {
                algorithm: string;
                nonce: string;
                salt: string;
                cost: number;
                keyLength: number;
                keyPrefix: string;
                expiresAt: number;
            } & {
                [key: string]: unknown;
            };
            signature: string;
        };
        Backup: {
            filename: string;
            /**
             * @description mysql is the database.
             * @enum {string}
             */
            type: "mysql" | "files";
            /** @description Bytes */
            size: number;
            /** Format: date-time */
            created: string;
            /** @enum {string} */
            kind: "manual" | "hourly" | "daily" | "weekly" | "monthly" | "prerestore" | "upload";
            /** @description When its checksum and counts were read back. */
            verified: string | null;
            proof: {
                /** @enum {string} */
                state: "proved" | "differs" | "skipped" | "none";
                at: string | null;
                /** @description How long it took to restore it. */
                seconds: number | null;
                differences: {
                    /**
                     * @description rows and checksum are of a table, standings of a figure that was worked out anew, file of a file in the archive; restore: it could not be restored.
                     * @enum {string}
                     */
                    what: "rows" | "checksum" | "standings" | "file" | "restore";
                    /** @description The table, the figure or the file. */
                    subject: string;
                    /** @description How many of it differ. */
                    count: number;
                    /** @description stored is what the backup says. */
                    examples: {
                        name: string;
                        stored: string;
                        found: string;
                    }[];
                }[];
                /** @description Why it was skipped. */
                reason: "NO_SPACE" | null;
            };
            /** @description When the second place got it. */
            copiedAt: string | null;
        };
        Merge: {
            mergeId: number;
            source: {
                id: number;
                name: string;
            };
            target: {
                id: number;
                name: string;
            };
            actor: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            undoUntil: string;
            undoneAt: string | null;
            moved: {
                [key: string]: number;
            };
        };
        Creator: {
            id: number;
            name: string;
            aliases: string[];
            isVerified: boolean;
            country: string;
            discordId?: string | null;
            user: {
                id: number;
                username: string;
                avatarUrl: string | null;
                discordId?: string | null;
            } | null;
            levelCount: number;
            createdLevels: {
                id: number;
                song: string;
                artist: string;
                charter: string;
                vfxer: string;
                diffId: number;
                isVerified: boolean;
                /** @enum {string} */
                role: "charter" | "vfxer";
                LevelCredit: {
                    /** @enum {string} */
                    role: "charter" | "vfxer";
                };
                credits: {
                    creatorId: number;
                    creatorName: string;
                    /** @enum {string} */
                    role: "charter" | "vfxer";
                }[];
            }[];
            credits: {
                /** @enum {string} */
                role: "charter" | "vfxer";
                levelId: number;
                isVerified: boolean;
            }[];
            creditCounts: {
                charterCount: number;
                vfxerCount: number;
                totalCredits: number;
            };
        };
        Team: {
            id: number;
            name: string;
            aliases: string[];
            isVerified: boolean;
            description: string | null;
            members: components["schemas"]["CreatorRef"][];
            levels: {
                id: number;
                song: string;
                artist: string;
                diffId: number;
                isVerified: boolean;
            }[];
            credits: {
                totalLevels: number;
                verifiedLevels: number;
                memberCount: number;
            };
        };
        AuditedLevel: {
            id: number;
            song: string;
            artist: string;
            legacyCreator: string;
            charter: string;
            vfxer: string;
            isVerified: boolean;
            teamId: number | null;
            team: components["schemas"]["Team"] | null;
            currentCreators: {
                id: number;
                name: string;
                /** @enum {string} */
                role: "charter" | "vfxer";
                aliases: string[];
                levelCount: number;
                isVerified: boolean;
            }[];
        };
        LogFacts: {
            song?: unknown;
            artist?: unknown;
            creator?: unknown;
            charter?: unknown;
            vfxer?: unknown;
            team?: unknown;
            diffId?: unknown;
            previousDiffId?: unknown;
            baseScore?: unknown;
            tileCount?: unknown;
            videoLink?: unknown;
            dlLink?: unknown;
            workshopLink?: unknown;
            publicComments?: unknown;
            rerateNum?: unknown;
            rerateReason?: unknown;
            toRate?: unknown;
            previousBaseScore?: unknown;
            effect?: unknown;
            isAnnounced?: unknown;
            ratingCommentRequired?: unknown;
            isDeleted?: unknown;
            isHidden?: unknown;
            credits?: unknown;
            isVerified?: unknown;
            teamId?: unknown;
            members?: unknown;
            field?: unknown;
            alias?: unknown;
            propagatedLevels?: unknown;
            news?: unknown;
            channels?: unknown;
            levels?: unknown;
            players?: unknown;
            passes?: unknown;
            references?: unknown;
            levelId?: unknown;
            playerId?: unknown;
            vidUploadTime?: unknown;
            vidTitle?: unknown;
            speed?: unknown;
            feelingRating?: unknown;
            is12K?: unknown;
            is16K?: unknown;
            isNoHoldTap?: unknown;
            earlyDouble?: unknown;
            earlySingle?: unknown;
            ePerfect?: unknown;
            perfect?: unknown;
            lPerfect?: unknown;
            lateSingle?: unknown;
            lateDouble?: unknown;
            isDuplicate?: unknown;
            name?: unknown;
            country?: unknown;
            discordId?: unknown;
            isBanned?: unknown;
            isSubmissionsPaused?: unknown;
            isRatingBanned?: unknown;
            discordUsername?: unknown;
            modifier?: unknown;
            value?: unknown;
            expiresAt?: unknown;
            mergeId?: unknown;
            submissions?: unknown;
            account?: unknown;
            aliases?: unknown;
            userId?: unknown;
            source?: unknown;
            target?: unknown;
            requests?: unknown;
            mergedInto?: unknown;
            creators?: unknown;
            description?: unknown;
            status?: unknown;
            ratingId?: unknown;
            claimedById?: unknown;
            role?: unknown;
            requestId?: unknown;
            creatorId?: unknown;
            passId?: unknown;
            type?: unknown;
            color?: unknown;
            sortOrder?: unknown;
            icon?: unknown;
            legacyIcon?: unknown;
            emoji?: unknown;
            legacyEmoji?: unknown;
            legacy?: unknown;
            sortOrders?: unknown;
            directives?: unknown;
            label?: unknown;
            isActive?: unknown;
            isConfigured?: unknown;
            isNewAddress?: unknown;
            roleId?: unknown;
            rating?: unknown;
            comment?: unknown;
            isCommunityRating?: unknown;
            deliveries?: unknown;
            channelId?: unknown;
            filename?: unknown;
            size?: unknown;
            safetyBackup?: unknown;
            isSuperAdmin?: unknown;
            isRater?: unknown;
        };
        LogEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["UserRef"] | null;
            /** @enum {string} */
            action: "level.edit" | "level.delete" | "level.restore" | "level.hide" | "level.unhide" | "level.credits" | "level.verify" | "level.unverify" | "level.team" | "level.addAlias" | "level.editAlias" | "level.removeAlias" | "level.announce" | "level.markAnnounced" | "level.import" | "level.loadDemo" | "pass.edit" | "pass.delete" | "pass.restore" | "pass.announce" | "pass.markAnnounced" | "player.create" | "player.rename" | "player.country" | "player.ban" | "player.unban" | "player.pauseSubmissions" | "player.resumeSubmissions" | "player.banFromRating" | "player.unbanFromRating" | "player.linkDiscord" | "player.unlinkDiscord" | "player.endModifier" | "player.merge" | "player.undoMerge" | "creator.create" | "creator.edit" | "creator.link" | "creator.unlink" | "creator.merge" | "creator.undoMerge" | "creator.split" | "team.create" | "team.edit" | "levelSubmission.approve" | "levelSubmission.decline" | "levelSubmission.claim" | "levelSubmission.release" | "levelSubmission.assignProfiles" | "levelSubmission.addRequest" | "levelSubmission.removeRequest" | "levelSubmission.createCreator" | "levelSubmission.assignCreator" | "passSubmission.approve" | "passSubmission.decline" | "passSubmission.claim" | "passSubmission.release" | "passSubmission.assignPlayer" | "difficulty.create" | "difficulty.edit" | "difficulty.delete" | "difficulty.reorder" | "difficulty.directives" | "channel.create" | "channel.edit" | "channel.delete" | "chatRole.create" | "chatRole.edit" | "chatRole.delete" | "rating.removeVote" | "reference.replace" | "delivery.retry" | "delivery.cancel" | "delivery.test" | "backup.create" | "backup.prove" | "backup.restore" | "backup.rename" | "backup.delete" | "backup.upload" | "backup.download" | "user.create" | "user.resetPassword" | "user.grantRole" | "user.revokeRole";
            subject: {
                /** @enum {string} */
                type: "level" | "pass" | "player" | "creator" | "team" | "levelSubmission" | "passSubmission" | "rating" | "reference" | "difficulty" | "channel" | "chatRole" | "delivery" | "user" | "backup";
                id: number | null;
                title: string;
            };
            before: components["schemas"]["LogFacts"] | null;
            after: components["schemas"]["LogFacts"] | null;
            reason: string;
        };
        LogNames: {
            level: {
                [key: string]: string;
            };
            player: {
                [key: string]: string;
            };
            creator: {
                [key: string]: string;
            };
            team: {
                [key: string]: string;
            };
            user: {
                [key: string]: string;
            };
            difficulty: {
                [key: string]: string;
            };
        };
        VideoDetails: {
            title: string;
            channelName: string;
            timestamp: string | null;
            image: string;
            embed: string;
            pfp: string | null;
            link: string;
            downloadLink: string | null;
        };
        LiveFrame: {
            /** @constant */
            type: "connected";
            data: {
                clientId: string;
            };
        } | {
            /** @constant */
            type: "ping";
        } | {
            /** @constant */
            type: "submissionUpdate";
            data: {
                /** @enum {string} */
                action: "create" | "approve" | "decline" | "update" | "assign-player" | "auto-approve";
                submissionId: number;
                /** @enum {string} */
                submissionType: "level" | "pass";
                count?: number;
            };
        } | {
            /** @constant */
            type: "ratingUpdate";
            data: {
                ratingId: number;
                levelId: number;
            };
        } | {
            /** @constant */
            type: "userCount";
            data: {
                total: number;
                managers: number;
            };
        } | {
            /** @constant */
            type: "levelUpdate";
            data: {
                levelId: number;
                action: string;
            };
        } | {
            /** @constant */
            type: "passUpdate";
            data: {
                passId: number;
                levelId: number;
                playerId: number;
                action: string;
            };
        } | {
            /** @constant */
            type: "difficultyUpdate";
            data: {
                difficultyId: number;
                action: string;
            };
        } | {
            /** @constant */
            type: "announcementUpdate";
            data: {
                /** @enum {string} */
                kind: "levels" | "rerates" | "passes" | "deliveries" | "directives";
            };
        } | {
            /** @constant */
            type: "playerUpdate";
            data: {
                playerId: number;
            };
        } | {
            /** @constant */
            type: "permissionChanged";
        };
        Player: {
            id: number;
            name: string;
            country: string;
            pfp: string | null;
            avatarUrl: string | null;
            discordUsername: string | null;
            isBanned: boolean;
            user: components["schemas"]["UserRef"] | null;
            rankedScore: number;
            generalScore: number;
            ppScore: number;
            wfScore: number;
            score12K: number;
            averageXacc: number;
            totalPasses: number;
            universalPassCount: number;
            worldsFirstCount: number;
            topDiff: components["schemas"]["DiffRef"] | null;
            top12kDiff: components["schemas"]["DiffRef"] | null;
            rankedScoreRank: number | null;
            stats: components["schemas"]["PlayerStats"];
            isSubmissionsPaused?: boolean;
            isRatingBanned?: boolean;
            discordId?: string | null;
            discordAvatar?: string | null;
            discordAvatarId?: string | null;
            passes: components["schemas"]["Pass"][];
            topScores: {
                id: number;
                impact: number;
            }[];
            overlay?: components["schemas"]["PlayerOverlay"];
        };
        LeaderRow: {
            rankedScore: number;
            generalScore: number;
            ppScore: number;
            wfScore: number;
            score12K: number;
            averageXacc: number;
            totalPasses: number;
            universalPassCount: number;
            worldsFirstCount: number;
            topDiff: number | null;
            top12kDiff: number | null;
            rankedScoreRank: number | null;
            id: number;
            name: string;
            country: string;
            avatarUrl: string | null;
            rank: number;
            position: number;
            player: components["schemas"]["PlayerRef"];
            stats: {
                rankedScoreRank: number | null;
                topDiff: components["schemas"]["DiffRef"] | null;
                top12kDiff: components["schemas"]["DiffRef"] | null;
            };
            overlay?: components["schemas"]["PlayerOverlay"];
        };
        PlayerHit: {
            id: number;
            name: string;
            country: string;
            pfp: string | null;
            avatarUrl: string | null;
            discordUsername: string | null;
            isBanned: boolean;
            discordAvatar: string | null;
            /** @description Of the account; the handle where there is no chat account. */
            username: string | null;
            rankedScore: number;
        };
        DiscordUser: {
            id: string;
            username: string;
            avatar: string | null;
            avatarUrl: string | null;
        };
        PlayerMergePreview: {
            source: components["schemas"]["PlayerRef"];
            target: components["schemas"]["PlayerRef"];
            passes: number;
            sharedLevels: number;
            submissions: number;
            pendingSubmissions: number;
            /** @enum {string} */
            account: "none" | "moves" | "closes";
            sourceUser: components["schemas"]["UserRef"] | null;
            ratings: number;
            /** @enum {string} */
            discord: "none" | "moves" | "leaves";
            bans: ("isBanned" | "isSubmissionsPaused" | "isRatingBanned")[];
        };
        Rater: {
            id: number;
            username: string;
            nickname: string;
            avatarUrl: string | null;
            isRater: boolean;
            isSuperAdmin: boolean;
            discordUsername: string | null;
            discordId?: string | null;
            player: {
                pfp: string | null;
            };
        };
        ManagedUser: {
            id: number;
            username: string;
            nickname: string;
            avatarUrl: string | null;
            isRater: boolean;
            isSuperAdmin: boolean;
            discordId: string | null;
            discordUsername: string | null;
            isRatingBanned: boolean;
            player: components["schemas"]["PlayerRef"] | null;
        };
        RatingDetail: {
            userId: number;
            user: components["schemas"]["UserRef"];
            rating: string;
            comment: string | null;
            isCommunityRating: boolean;
            isBlind?: boolean;
            /** Format: date-time */
            updatedAt: string;
        };
        RatingSuggestion: {
            id: number;
            user: components["schemas"]["UserRef"];
            difficulty: components["schemas"]["DiffRef"];
            baseScore: number | null;
            comment: string;
            /** @description false: not drawn here. */
            drawn: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        Rating: {
            id: number;
            levelId: number;
            averageDifficulty: components["schemas"]["DiffRef"] | null;
            averageDifficultyId: number | null;
            communityDifficulty: components["schemas"]["DiffRef"] | null;
            communityDifficultyId: number | null;
            lowDiff: boolean;
            requesterFR: string;
            requireComment: boolean;
            isVote: boolean;
            isVeiled: boolean;
            votes: {
                manager: number;
                community: number;
            };
            confirmedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            level: components["schemas"]["Level"];
            details: components["schemas"]["RatingDetail"][];
            suggestions?: components["schemas"]["RatingSuggestion"][];
        };
        RatingListItem: {
            id: number;
            levelId: number;
            averageDifficulty: components["schemas"]["DiffRef"] | null;
            averageDifficultyId: number | null;
            communityDifficulty: components["schemas"]["DiffRef"] | null;
            communityDifficultyId: number | null;
            lowDiff: boolean;
            requesterFR: string;
            requireComment: boolean;
            isVote: boolean;
            isVeiled: boolean;
            votes: {
                manager: number;
                community: number;
            };
            confirmedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            level: components["schemas"]["LevelListItem"];
            details: components["schemas"]["RatingDetail"][];
        };
        RatingCard: {
            id: number;
            levelId: number;
            averageDifficultyId: number | null;
            communityDifficultyId: number | null;
            lowDiff: boolean;
            requesterFR: string;
            requireComment: boolean;
            isVote: boolean;
            isVeiled: boolean;
            votes: {
                manager: number;
                community: number;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            level: {
                id: number;
                song: string;
                artist: string;
                creator: string;
                charter: string;
                vfxer: string;
                team: string;
                diffId: number;
                rerateNum: string;
                rerateReason: string;
                teamObject: {
                    name: string;
                    aliases: string[];
                } | null;
                levelCredits: {
                    /** @enum {string} */
                    role: "charter" | "vfxer";
                    creatorName: string;
                    creatorAliases: string[];
                }[];
                aliases: {
                    /** @enum {string} */
                    field: "song" | "artist";
                    alias: string;
                }[];
            };
            details: {
                userId: number;
                rating: string;
                isCommunityRating: boolean;
            }[];
        };
        PastRating: {
            id: number;
            requesterFR: string;
            rerateNum: string;
            rerateReason: string;
            averageDifficulty: components["schemas"]["DiffRef"] | null;
            communityDifficulty: components["schemas"]["DiffRef"] | null;
            votes: {
                manager: number;
                community: number;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            confirmedAt: string;
        };
        Reference: {
            difficulty: components["schemas"]["DiffRef"];
            levels: {
                id: number;
                song: string;
                artist: string;
                creator: string;
                videoLink: string;
                type: string;
            }[];
        };
        SiteStatistics: {
            overview: {
                totalLevels: number;
                totalPasses: number;
                totalPlayers: number;
                totalActivePlayers: number;
                passesLast30Days: number;
                listedPasses: number;
                listedPassesLast30Days: number;
                rankedPlayers: number;
            };
            difficulties: {
                byType: {
                    PGU: {
                        id: number;
                        name: string;
                        /** @enum {string} */
                        type: "PGU" | "SPECIAL";
                        color: string;
                        icon: string;
                        sortOrder: number;
                        passCount: number;
                        levelCount: number;
                    }[];
                    SPECIAL: {
                        id: number;
                        name: string;
                        /** @enum {string} */
                        type: "PGU" | "SPECIAL";
                        color: string;
                        icon: string;
                        sortOrder: number;
                        passCount: number;
                        levelCount: number;
                    }[];
                };
            };
        };
        FormDuplicate: {
            /** @enum {string} */
            kind: "level" | "pass" | "levelSubmission" | "passSubmission";
            id: number | null;
            title: string | null;
            isOwn: boolean;
        };
        CreatorSummary: {
            id: number;
            name: string;
            aliases: string[];
            isVerified: boolean;
            country: string;
            discordId?: string | null;
            user: {
                id: number;
                username: string;
                avatarUrl: string | null;
                discordId?: string | null;
            } | null;
            levelCount: number;
            creditCounts: {
                charterCount: number;
                vfxerCount: number;
                totalCredits: number;
            };
        };
        TeamSummary: {
            id: number;
            name: string;
            aliases: string[];
            isVerified: boolean;
            description: string | null;
            credits: {
                totalLevels: number;
                verifiedLevels: number;
                memberCount: number;
            };
        };
        CreditRequest: {
            id: number;
            /** @enum {string} */
            role: "charter" | "vfxer";
            creatorId: number | null;
            creatorName: string;
            isNewRequest: boolean;
            creator: components["schemas"]["CreatorSummary"] | null;
        };
        TeamRequest: {
            id: number;
            /** @constant */
            role: "team";
            teamId: number | null;
            teamName: string;
            isNewRequest: boolean;
            team: components["schemas"]["TeamSummary"] | null;
        };
        LevelSubmission: {
            id: number;
            /** @enum {string} */
            status: "pending" | "approved" | "declined" | "withdrawn";
            song: string;
            artist: string;
            diff: string;
            videoLink: string;
            directDL: string;
            wsLink: string;
            creatorRequests: components["schemas"]["CreditRequest"][];
            teamRequestData: components["schemas"]["TeamRequest"] | null;
            levelId: number | null;
            duplicates?: {
                id: number;
                song: string;
                artist: string;
            }[];
            submitter: components["schemas"]["UserRef"];
            submitterDiscordUsername: string | null;
            submitterDiscordId?: string | null;
            declineReason: string | null;
            /** Format: date-time */
            createdAt: string;
            queuePosition: number | null;
            claimedBy?: components["schemas"]["UserRef"] | null;
            claimedUntil?: string | null;
            submitterRecord?: {
                approved: number;
                declined: number;
            };
        };
        PassSubmission: {
            id: number;
            /** @enum {string} */
            status: "pending" | "approved" | "declined" | "withdrawn";
            title: string;
            levelId: number;
            level: components["schemas"]["LevelOfPass"];
            passer: string;
            passerRequest: boolean;
            details?: string;
            sameNamePlayers?: {
                id: number;
                name: string;
                country: string;
            }[];
            assignedPlayerId: number | null;
            assignedPlayer: components["schemas"]["PlayerRef"] | null;
            feelingDifficulty: string;
            speed: number;
            /** Format: date-time */
            rawTime: string;
            /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
            vidUploadDay: string | null;
            videoLink: string;
            judgements: components["schemas"]["Judgements"];
            flags: {
                is12K: boolean;
                is16K: boolean;
                isNoHoldTap: boolean;
            };
            accuracy: number;
            scoreV2: number;
            passId: number | null;
            videoTime: {
                found: string | null;
                differs: boolean;
            };
            duplicates?: {
                id: number;
                levelId: number;
                player: string;
            }[];
            submitter: components["schemas"]["UserRef"];
            submitterDiscordUsername: string | null;
            submitterDiscordId?: string | null;
            declineReason: string | null;
            /** Format: date-time */
            createdAt: string;
            queuePosition: number | null;
            claimedBy?: components["schemas"]["UserRef"] | null;
            claimedUntil?: string | null;
            submitterRecord?: {
                approved: number;
                declined: number;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                        siteName: string;
                        /** @enum {string} */
                        environment: "production" | "staging";
                        features: {
                            jokes: boolean;
                            registration: boolean;
                            emailVerification: boolean;
                            discordLogin: boolean;
                            videoTimes: boolean;
                        };
                        captcha: {
                            provider: string;
                        };
                        links: {
                            chat: string | null;
                            source: string | null;
                            production: string | null;
                            chatWidget: string | null;
                        };
                        languages: string[];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "healthy" | "degraded";
                        checks: {
                            /** @enum {string} */
                            database?: "ok" | "fail";
                            /** @enum {string} */
                            disk?: "ok" | "fail";
                            /** @enum {string} */
                            dispatcher?: "ok" | "fail";
                            /** @enum {string} */
                            backupAge?: "ok" | "fail";
                            /** @enum {string} */
                            backupCopy?: "ok" | "fail";
                            /**
                             * @description For staff, where TRUST_PROXY_HOPS is seen to be too small.
                             * @enum {string}
                             */
                            proxy?: "ok" | "fail";
                        };
                        /** @description Since the last backup; null: there is none. */
                        backupAgeSeconds?: {
                            mysql: number | null;
                            files: number | null;
                        };
                        /** @description While a backup is put back. */
                        maintenance?: {
                            /** @enum {string} */
                            step: "waiting" | "checking" | "pausing" | "copying" | "filling" | "comparing" | "standings" | "opening";
                            /** @description Tables, servers or files of this step. */
                            done: number;
                            of: number;
                            /** Format: date-time */
                            since: string;
                        };
                    };
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "healthy" | "degraded";
                        checks: {
                            /** @enum {string} */
                            database?: "ok" | "fail";
                            /** @enum {string} */
                            disk?: "ok" | "fail";
                            /** @enum {string} */
                            dispatcher?: "ok" | "fail";
                            /** @enum {string} */
                            backupAge?: "ok" | "fail";
                            /** @enum {string} */
                            backupCopy?: "ok" | "fail";
                            /**
                             * @description For staff, where TRUST_PROXY_HOPS is seen to be too small.
                             * @enum {string}
                             */
                            proxy?: "ok" | "fail";
                        };
                        /** @description Since the last backup; null: there is none. */
                        backupAgeSeconds?: {
                            mysql: number | null;
                            files: number | null;
                        };
                        /** @description While a backup is put back. */
                        maintenance?: {
                            /** @enum {string} */
                            step: "waiting" | "checking" | "pausing" | "copying" | "filling" | "comparing" | "standings" | "opening";
                            /** @description Tables, servers or files of this step. */
                            done: number;
                            of: number;
                            /** Format: date-time */
                            since: string;
                        };
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
                    username: string;
                    email: string;
                    password: string;
                    captchaToken?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: components["schemas"]["User"];
                        message: string;
                        usernameModified: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emailOrUsername: string;
                    password: string;
                    captchaToken?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    captcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"] | {
                        /** @enum {string} */
                        provider: "none";
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        lastSeenAt: string;
                        userAgent: string;
                        current: boolean;
                    }[];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        username: string;
                        nickname: string;
                        email: string;
                        avatarUrl: string | null;
                        pfp: string | null;
                        isRater: boolean;
                        isSuperAdmin: boolean;
                        isRatingBanned: boolean;
                        isBlindFirst: boolean;
                        isEmailVerified: boolean;
                        playerId: number | null;
                        password: true | null;
                        providers: {
                            /** @enum {string} */
                            name: "discord";
                            profile: {
                                id: string;
                                username: string;
                                avatarUrl: string | null;
                            };
                        }[];
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nickname: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        username: string;
                        nickname: string;
                        email: string;
                        avatarUrl: string | null;
                        pfp: string | null;
                        isRater: boolean;
                        isSuperAdmin: boolean;
                        isRatingBanned: boolean;
                        isBlindFirst: boolean;
                        isEmailVerified: boolean;
                        playerId: number | null;
                        password: true | null;
                        providers: {
                            /** @enum {string} */
                            name: "discord";
                            profile: {
                                id: string;
                                username: string;
                                avatarUrl: string | null;
                            };
                        }[];
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editRatingProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isBlindFirst: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        username: string;
                        nickname: string;
                        email: string;
                        avatarUrl: string | null;
                        pfp: string | null;
                        isRater: boolean;
                        isSuperAdmin: boolean;
                        isRatingBanned: boolean;
                        isBlindFirst: boolean;
                        isEmailVerified: boolean;
                        playerId: number | null;
                        password: true | null;
                        providers: {
                            /** @enum {string} */
                            name: "discord";
                            profile: {
                                id: string;
                                username: string;
                                avatarUrl: string | null;
                            };
                        }[];
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
                    currentPassword?: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "verifySuperAdminPassword-head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginDiscordLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginDiscordLoginAlso1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginDiscordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    linkDiscord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    state?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    finishDiscordByAddress: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: components["schemas"]["User"];
                        isNew: boolean;
                        linked: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    finishDiscord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    state?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: components["schemas"]["User"];
                        isNew: boolean;
                        linked: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unlinkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    filterLevels: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                query?: string;
                sort?: string;
                deletedFilter?: string;
                clearedFilter?: string;
                toRate?: string;
                pguRange?: {
                    from?: string;
                    to?: string;
                };
                specialDifficulties?: string[];
                seed?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: number;
                    offset?: number;
                    query?: string;
                    sort?: string;
                    deletedFilter?: string;
                    clearedFilter?: string;
                    toRate?: string;
                    pguRange?: {
                        from?: string;
                        to?: string;
                    };
                    specialDifficulties?: string[];
                    seed?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["LevelListItem"][];
                        count: number;
                        hasMore: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLevels: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                query?: string;
                sort?: string;
                deletedFilter?: string;
                clearedFilter?: string;
                toRate?: string;
                pguRange?: {
                    from?: string;
                    to?: string;
                };
                specialDifficulties?: string[];
                seed?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["LevelListItem"][];
                        count: number;
                        hasMore: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelDetail"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    song?: string;
                    artist?: string;
                    creator?: string;
                    charter?: string;
                    vfxer?: string;
                    team?: string;
                    diffId?: number;
                    previousDiffId?: number;
                    baseScore?: number | null;
                    tileCount?: number | null;
                    videoLink?: string;
                    dlLink?: string;
                    workshopLink?: string;
                    publicComments?: string;
                    rerateNum?: string;
                    rerateReason?: string;
                    toRate?: boolean;
                    isAnnounced?: boolean;
                    ratingCommentRequired?: boolean;
                    ws?: string;
                    wsLink?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        song: string;
                        artist: string;
                        creator: string;
                        charter: string;
                        vfxer: string;
                        team: string;
                        diffId: number;
                        previousDiffId: number;
                        baseScore: number | null;
                        tileCount: number | null;
                        videoLink: string;
                        dlLink: string;
                        workshopLink: string;
                        publicComments: string;
                        rerateNum: string;
                        rerateReason: string;
                        toRate: boolean;
                        teamId: number | null;
                        teamObject: components["schemas"]["TeamRef"] | null;
                        difficulty: components["schemas"]["DiffRef"];
                        clears: number;
                        isCleared: boolean;
                        isDeleted: boolean;
                        isHidden: boolean;
                        isVerified: boolean;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        levelCredits: components["schemas"]["Credit"][];
                        isAnnounced: boolean;
                        ratingCommentRequired: boolean;
                        previousBaseScore: number | null;
                        ws: string;
                        wsLink: string;
                        previousDifficulty: components["schemas"]["DiffRef"] | null;
                        aliases: components["schemas"]["LevelAlias"][];
                        hasRating: boolean;
                        version: number;
                        level: components["schemas"]["Level"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        level: components["schemas"]["Level"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "checkLevel-head": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelDetailAlso1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelDetail"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "checkLevelAlso1-head": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelChange"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewLevelEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    song?: string;
                    artist?: string;
                    creator?: string;
                    charter?: string;
                    vfxer?: string;
                    team?: string;
                    diffId?: number;
                    previousDiffId?: number;
                    baseScore?: number | null;
                    tileCount?: number | null;
                    videoLink?: string;
                    dlLink?: string;
                    workshopLink?: string;
                    publicComments?: string;
                    rerateNum?: string;
                    rerateReason?: string;
                    toRate?: boolean;
                    isAnnounced?: boolean;
                    ratingCommentRequired?: boolean;
                    ws?: string;
                    wsLink?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditEffect"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setToRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    toRate: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        toRate: boolean;
                        ratingId: number | null;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        level: components["schemas"]["Level"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    toggleLevelHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isHidden?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        isHidden: boolean;
                        level: components["schemas"]["Level"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelAliases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelAlias"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addLevelAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    field: "song" | "artist";
                    alias: string;
                    propagate?: boolean;
                    /** @enum {string} */
                    matchType?: "exact" | "partial";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        aliases: components["schemas"]["LevelAlias"][];
                        propagatedCount: number;
                        propagatedLevels: number[];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editLevelAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                aliasId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alias: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelAlias"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLevelAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                aliasId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countAliasLevels: {
        parameters: {
            query: {
                field: "song" | "artist";
                matchType?: "exact" | "partial";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        fieldValue: string;
                        /** @enum {string} */
                        matchType: "exact" | "partial";
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPasses: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                query?: string;
                sort?: string;
                deletedFilter?: string;
                keyFlag?: string;
                minDiff?: string;
                maxDiff?: string;
                specialDifficulties?: string[];
                levelId?: number;
                playerId?: number;
                seed?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Pass"][];
                        count: number;
                        hasMore: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    filterPasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: number;
                    offset?: number;
                    query?: string;
                    sort?: string;
                    deletedFilter?: string;
                    keyFlag?: string;
                    minDiff?: string;
                    maxDiff?: string;
                    specialDifficulties?: string[];
                    levelId?: number;
                    playerId?: number;
                    seed?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Pass"][];
                        count: number;
                        hasMore: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passesOfLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pass"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        results: components["schemas"]["Pass"][];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassDetail"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassEditInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        passId: number;
                        levelId: number;
                        playerId: number;
                        player: components["schemas"]["PlayerRef"];
                        speed: number;
                        feelingRating: string;
                        videoLink: string;
                        vidTitle: string;
                        /** Format: date-time */
                        vidUploadTime: string;
                        /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
                        vidUploadDay: string | null;
                        is12K: boolean;
                        is16K: boolean;
                        isNoHoldTap: boolean;
                        isWorldsFirst: boolean;
                        isDeleted: boolean;
                        isDuplicate: boolean;
                        isAnnounced: boolean;
                        accuracy: number;
                        scoreV2: number;
                        judgements: components["schemas"]["Judgements"];
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        level: components["schemas"]["LevelOfPass"];
                        scoreInfo: {
                            currentRankedScore: number;
                            previousRankedScore: number;
                            impact: number;
                            impactRank: number;
                        };
                        ranks: {
                            rankedScoreRank: number | null;
                        };
                        pass: components["schemas"]["PassDetail"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        pass: components["schemas"]["Pass"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restorePass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        pass: components["schemas"]["Pass"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaderboard: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                query?: string;
                sortBy?: string;
                order?: string;
                showBanned?: string;
                around?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["LeaderRow"][];
                        count: number;
                        hasMore: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchPlayers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerHit"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    country?: string;
                    discordId?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renamePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        name: string;
                        player: components["schemas"]["Player"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPlayerCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        country: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    banPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isBanned: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        isBanned: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isSubmissionsPaused: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        isSubmissionsPaused: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    banFromRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                playerId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isRatingBanned: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        isRatingBanned: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findDiscordForPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                discordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        discordUser: components["schemas"]["DiscordUser"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    linkPlayerDiscord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                discordId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    avatar?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        discordInfo: {
                            discordId: string;
                            discordUsername: string;
                            discordAvatar: string | null;
                            discordAvatarId: string | null;
                            id: string;
                            username: string;
                            avatar: string | null;
                            avatarUrl: string | null;
                        };
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unlinkPlayerDiscord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewPlayerMerge: {
        parameters: {
            query: {
                targetPlayerId: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerMergePreview"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mergePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targetPlayerId: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        mergeId: number;
                        movedPasses: number;
                        target: components["schemas"]["Player"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    playerMerges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merge"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoPlayerMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mergeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    playerModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        modifiers: components["schemas"]["Modifier"][];
                        probabilities: {
                            [key: string]: number;
                        };
                        cooldown: {
                            remainingSeconds: number;
                            isSelfRoll: boolean;
                        } | null;
                        commitment: string | null;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targetPlayerId?: number;
                    nonce?: string;
                    /** @description SHA-256 of the secret of the next draw, as hex. */
                    commitment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        modifier: components["schemas"]["Modifier"] | null;
                        cooldown: {
                            remainingSeconds: number;
                            isSelfRoll: boolean;
                        };
                        receipt: components["schemas"]["DrawReceipt"];
                        /** @description Of the next draw. */
                        commitment: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endModifier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modifierId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelWheel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            name: string;
                            color: string;
                            diffId: number;
                        }[];
                        seed: number;
                        /** @description Levels that could have come onto the wheel. */
                        total: number;
                        /** @description SHA-256 of the secret of the next draw, as hex. */
                        commitment: string;
                    } | {
                        /** @enum {boolean} */
                        timeout: true;
                        remainingTime: number;
                        /** @description SHA-256 of the secret of the next draw, as hex. */
                        commitment: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    wheelImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seed: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description image/svg+xml */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    draw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "level" | "difficulty" | "reason" | "gimmick" | "slots";
                    seed?: number;
                    nonce?: string;
                    /** @description SHA-256 of the secret of the next draw, as hex. */
                    commitment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date-time */
                        at: string;
                        /** @description SHA-256 of the secret of the next draw, as hex. */
                        commitment: string;
                        secret: string;
                        nonce: string;
                        table: {
                            /** @enum {string} */
                            kind: "case";
                            chances: {
                                /** @enum {string} */
                                type: "ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin";
                                percent: number;
                            }[];
                            /** @description Players whom a swap may meet. */
                            candidates: number[];
                        } | {
                            /** @enum {string} */
                            kind: "level";
                            seed: number;
                            levels: number[];
                        } | {
                            /** @enum {string} */
                            kind: "difficulty";
                            difficulties: number[];
                            turns: {
                                /** @enum {string} */
                                turn: "long" | "backwards" | "bus" | "epic";
                                percent: number;
                                diffId: number | null;
                            }[];
                        } | {
                            /** @enum {string} */
                            kind: "reason";
                            words: string[];
                        } | {
                            /** @enum {string} */
                            kind: "gimmick";
                            words: string[];
                        } | {
                            /** @enum {string} */
                            kind: "slots";
                            counts: {
                                digits: number;
                                percent: number;
                            }[];
                        };
                        draws: number[];
                        outcome: {
                            /** @enum {string} */
                            kind: "case";
                            modifier: {
                                /** @enum {string} */
                                type: "ranked_add" | "ranked_multiply" | "oops_all_miss" | "score_flip" | "king_of_castle" | "score_combine" | "ban_hammer" | "player_swap" | "super_admin";
                                value: number | null;
                            } | null;
                        } | {
                            /** @enum {string} */
                            kind: "level";
                            index: number;
                            levelId: number;
                        } | {
                            /** @enum {string} */
                            kind: "difficulty";
                            /** @enum {string} */
                            turn: "long" | "backwards" | "bus" | "epic" | "usual";
                            /** @description null: the turn brought a difficulty that is not on the wheel. */
                            index: number | null;
                            diffId: number;
                        } | {
                            /** @enum {string} */
                            kind: "reason";
                            index: number;
                            word: string;
                        } | {
                            /** @enum {string} */
                            kind: "gimmick";
                            index: number;
                            word: string;
                        } | {
                            /** @enum {string} */
                            kind: "slots";
                            digits: number[];
                            baseScore: number;
                        };
                        /** @description Of the next draw. */
                        next: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setRolledDifficulty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    diffId: number;
                    baseScore?: number | null;
                    publicComments?: string;
                    /** @description Ids of the draws that it came from. */
                    draws?: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        timeout: number;
                        applied: boolean;
                        /** @description false: not drawn here. */
                        drawn: boolean;
                        level: components["schemas"]["Level"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateRolledLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    diffId: number;
                    baseScore?: number | null;
                    publicComments?: string;
                    /** @description Ids of the draws that it came from. */
                    draws?: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        timeout: number;
                        drawn: boolean;
                        level: components["schemas"]["Level"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    creators: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                sort?: string;
                hideVerified?: boolean;
                excludeAliases?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Creator"][];
                        count: number;
                        hasMore: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    newCreator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    aliases?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creator"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchCreators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creator"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    creator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creator"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    teams: {
        parameters: {
            query?: {
                search?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    newTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    aliases?: string[];
                    description?: string | null;
                    members?: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchTeams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    team: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    aliases?: string[];
                    isVerified?: boolean;
                    userId?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creator"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewCreatorMerge: {
        parameters: {
            query: {
                sourceId: number;
                targetId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        source: components["schemas"]["Creator"];
                        target: components["schemas"]["Creator"];
                        credits: number;
                        sharedCredits: number;
                        requests: number;
                        pendingRequests: number;
                        newAliases: string[];
                        teams: string[];
                        user: {
                            id: number;
                            username: string;
                            isMoving: boolean;
                        } | null;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mergeCreators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sourceId: number;
                    targetId: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        mergeId: number;
                        creator: components["schemas"]["Creator"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    creatorMerges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merge"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoCreatorMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mergeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        creator: components["schemas"]["Creator"];
                        target: components["schemas"]["Creator"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    splitCreator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    creatorId: number;
                    newNames: (string | null)[];
                    roles?: ("charter" | "vfxer")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        newCreators: components["schemas"]["Creator"][];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    linkCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                discordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creator"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unlinkCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creator"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    aliases?: string[];
                    isVerified?: boolean;
                    description?: string | null;
                    members?: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelsAudit: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                search?: string;
                hideVerified?: boolean;
                excludeAliases?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["AuditedLevel"][];
                        count: number;
                        hasMore: boolean;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    creators: {
                        id: number;
                        /** @enum {string} */
                        role: "charter" | "vfxer";
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        level: components["schemas"]["Level"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        level: components["schemas"]["Level"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unverifyCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        level: components["schemas"]["Level"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setLevelTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    teamId?: number;
                    name?: string;
                    members?: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        team: components["schemas"]["Team"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeLevelTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    difficulties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difficulty"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDifficulty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    name: string;
                    /** @enum {string} */
                    type: "PGU" | "SPECIAL";
                    color: string;
                    baseScore: number;
                    sortOrder: number;
                    emoji: string;
                    legacy: string;
                    icon?: string;
                    legacyIcon?: string | null;
                    legacyEmoji?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        icon: string;
                        legacyIcon: string | null;
                        color: string;
                        baseScore: number;
                        sortOrder: number;
                        /** @enum {string} */
                        type: "PGU" | "SPECIAL";
                        emoji: string;
                        legacyEmoji: string | null;
                        legacy: string;
                        difficulty: components["schemas"]["Difficulty"];
                        message: string;
                        warnings: "NOT_ON_SCALE"[];
                        logId: number | null;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    difficultiesHash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "verifyDifficultyPassword-head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    difficultyUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DifficultyUsage"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderDifficulties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sortOrders: {
                        id: number;
                        sortOrder: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        moved: number;
                        logId: number | null;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editDifficulty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: number;
                    name?: string;
                    /** @enum {string} */
                    type?: "PGU" | "SPECIAL";
                    color?: string;
                    baseScore?: number;
                    sortOrder?: number;
                    emoji?: string;
                    legacy?: string;
                    icon?: string;
                    legacyIcon?: string | null;
                    legacyEmoji?: string | null;
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        icon: string;
                        legacyIcon: string | null;
                        color: string;
                        baseScore: number;
                        sortOrder: number;
                        /** @enum {string} */
                        type: "PGU" | "SPECIAL";
                        emoji: string;
                        legacyEmoji: string | null;
                        legacy: string;
                        difficulty: components["schemas"]["Difficulty"];
                        message: string;
                        warnings: "NOT_ON_SCALE"[];
                        logId: number | null;
                        rescoredPasses: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDifficulty: {
        parameters: {
            query?: {
                fallbackId?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        updatedLevels: number;
                        rescoredPasses: number;
                        logId: number | null;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewDifficulty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: number;
                    name?: string;
                    /** @enum {string} */
                    type?: "PGU" | "SPECIAL";
                    color?: string;
                    baseScore?: number;
                    sortOrder?: number;
                    emoji?: string;
                    legacy?: string;
                    icon?: string;
                    legacyIcon?: string | null;
                    legacyEmoji?: string | null;
                    version?: string;
                    fallbackId?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DifficultyEffect"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteStatistics"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    statisticsAlso1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteStatistics"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    staffStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unratedRatings: number;
                        totalPendingSubmissions: number;
                        pendingLevelSubmissions: number;
                        pendingPassSubmissions: number;
                        unannouncedLevels: number;
                        unannouncedRerates: number;
                        unannouncedPasses: number;
                        failedDeliveries: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    videoDetails: {
        parameters: {
            query: {
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoDetails"] | null;
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bilibili: {
        parameters: {
            query?: {
                bvid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        data?: {
                            title: string;
                            pubdate: number;
                            pic: string;
                            owner: {
                                name: string;
                                face: string;
                            };
                            aid: number;
                            bvid: string;
                            cid: number;
                        };
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    image: {
        parameters: {
            query?: {
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    imageAlso1: {
        parameters: {
            query?: {
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    difficultyIcon: {
        parameters: {
            query?: {
                v?: string;
                legacy?: number | string;
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelThumbnail: {
        parameters: {
            query?: {
                size?: string;
                /** @description Another one for each look of the picture. */
                v?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    avatar: {
        parameters: {
            query?: {
                /** @description Another one for each look of the picture. */
                v?: string;
            };
            header?: never;
            path: {
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events: {
        parameters: {
            query?: {
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/event-stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveFrame"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitForm: {
        parameters: {
            query?: never;
            header?: {
                "x-form-type"?: string;
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        submissionId: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mySubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        levels: components["schemas"]["LevelSubmission"][];
                        passes: components["schemas"]["PassSubmission"][];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pendingLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelSubmission"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approveLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        submission: components["schemas"]["LevelSubmission"];
                        levelId: number;
                        ratingId: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    declineLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        submission: components["schemas"]["LevelSubmission"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assignProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    creatorRequests?: {
                        id: number;
                        creatorId?: number;
                        creatorName?: string;
                    }[];
                    teamRequestData?: {
                        teamId?: number;
                        teamName?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        song: string;
                        artist: string;
                        diff: string;
                        videoLink: string;
                        directDL: string;
                        wsLink: string;
                        creatorRequests: components["schemas"]["CreditRequest"][];
                        teamRequestData: components["schemas"]["TeamRequest"] | null;
                        levelId: number | null;
                        duplicates?: {
                            id: number;
                            song: string;
                            artist: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["LevelSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCreatorRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "charter" | "vfxer" | "team";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        song: string;
                        artist: string;
                        diff: string;
                        videoLink: string;
                        directDL: string;
                        wsLink: string;
                        creatorRequests: components["schemas"]["CreditRequest"][];
                        teamRequestData: components["schemas"]["TeamRequest"] | null;
                        levelId: number | null;
                        duplicates?: {
                            id: number;
                            song: string;
                            artist: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["LevelSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeCreatorRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        song: string;
                        artist: string;
                        diff: string;
                        videoLink: string;
                        directDL: string;
                        wsLink: string;
                        creatorRequests: components["schemas"]["CreditRequest"][];
                        teamRequestData: components["schemas"]["TeamRequest"] | null;
                        levelId: number | null;
                        duplicates?: {
                            id: number;
                            song: string;
                            artist: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["LevelSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    aliases?: string[];
                    /** @enum {string} */
                    role: "charter" | "vfxer" | "team";
                    creditRequestId?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        song: string;
                        artist: string;
                        diff: string;
                        videoLink: string;
                        directDL: string;
                        wsLink: string;
                        creatorRequests: components["schemas"]["CreditRequest"][];
                        teamRequestData: components["schemas"]["TeamRequest"] | null;
                        levelId: number | null;
                        duplicates?: {
                            id: number;
                            song: string;
                            artist: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["LevelSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assignCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    creatorId?: number;
                    teamId?: number;
                    /** @enum {string} */
                    role: "charter" | "vfxer" | "team";
                    creditRequestId?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        song: string;
                        artist: string;
                        diff: string;
                        videoLink: string;
                        directDL: string;
                        wsLink: string;
                        creatorRequests: components["schemas"]["CreditRequest"][];
                        teamRequestData: components["schemas"]["TeamRequest"] | null;
                        levelId: number | null;
                        duplicates?: {
                            id: number;
                            song: string;
                            artist: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["LevelSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pendingPasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassSubmission"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approvePass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        submission: components["schemas"]["PassSubmission"];
                        passId: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    declinePass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        submission: components["schemas"]["PassSubmission"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assignPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    playerId: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        title: string;
                        levelId: number;
                        level: components["schemas"]["LevelOfPass"];
                        passer: string;
                        passerRequest: boolean;
                        details?: string;
                        sameNamePlayers?: {
                            id: number;
                            name: string;
                            country: string;
                        }[];
                        assignedPlayerId: number | null;
                        assignedPlayer: components["schemas"]["PlayerRef"] | null;
                        feelingDifficulty: string;
                        speed: number;
                        /** Format: date-time */
                        rawTime: string;
                        /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
                        vidUploadDay: string | null;
                        videoLink: string;
                        judgements: components["schemas"]["Judgements"];
                        flags: {
                            is12K: boolean;
                            is16K: boolean;
                            isNoHoldTap: boolean;
                        };
                        accuracy: number;
                        scoreV2: number;
                        passId: number | null;
                        videoTime: {
                            found: string | null;
                            differs: boolean;
                        };
                        duplicates?: {
                            id: number;
                            levelId: number;
                            player: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["PassSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "charter" | "vfxer" | "team" | "player";
                    name?: string;
                    discordId?: string;
                    country?: string;
                    description?: string;
                    aliases?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kind: string;
                        id: number;
                        name: string;
                        creator?: components["schemas"]["Creator"];
                        team?: components["schemas"]["Team"];
                        player?: components["schemas"]["Player"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        song: string;
                        artist: string;
                        diff: string;
                        videoLink: string;
                        directDL: string;
                        wsLink: string;
                        creatorRequests: components["schemas"]["CreditRequest"][];
                        teamRequestData: components["schemas"]["TeamRequest"] | null;
                        levelId: number | null;
                        duplicates?: {
                            id: number;
                            song: string;
                            artist: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["LevelSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releaseLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        song: string;
                        artist: string;
                        diff: string;
                        videoLink: string;
                        directDL: string;
                        wsLink: string;
                        creatorRequests: components["schemas"]["CreditRequest"][];
                        teamRequestData: components["schemas"]["TeamRequest"] | null;
                        levelId: number | null;
                        duplicates?: {
                            id: number;
                            song: string;
                            artist: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["LevelSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        title: string;
                        levelId: number;
                        level: components["schemas"]["LevelOfPass"];
                        passer: string;
                        passerRequest: boolean;
                        details?: string;
                        sameNamePlayers?: {
                            id: number;
                            name: string;
                            country: string;
                        }[];
                        assignedPlayerId: number | null;
                        assignedPlayer: components["schemas"]["PlayerRef"] | null;
                        feelingDifficulty: string;
                        speed: number;
                        /** Format: date-time */
                        rawTime: string;
                        /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
                        vidUploadDay: string | null;
                        videoLink: string;
                        judgements: components["schemas"]["Judgements"];
                        flags: {
                            is12K: boolean;
                            is16K: boolean;
                            isNoHoldTap: boolean;
                        };
                        accuracy: number;
                        scoreV2: number;
                        passId: number | null;
                        videoTime: {
                            found: string | null;
                            differs: boolean;
                        };
                        duplicates?: {
                            id: number;
                            levelId: number;
                            player: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["PassSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releasePass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "pending" | "approved" | "declined" | "withdrawn";
                        title: string;
                        levelId: number;
                        level: components["schemas"]["LevelOfPass"];
                        passer: string;
                        passerRequest: boolean;
                        details?: string;
                        sameNamePlayers?: {
                            id: number;
                            name: string;
                            country: string;
                        }[];
                        assignedPlayerId: number | null;
                        assignedPlayer: components["schemas"]["PlayerRef"] | null;
                        feelingDifficulty: string;
                        speed: number;
                        /** Format: date-time */
                        rawTime: string;
                        /** @description Where only the day is known; the upload time is then the day's last millisecond in UTC. */
                        vidUploadDay: string | null;
                        videoLink: string;
                        judgements: components["schemas"]["Judgements"];
                        flags: {
                            is12K: boolean;
                            is16K: boolean;
                            isNoHoldTap: boolean;
                        };
                        accuracy: number;
                        scoreV2: number;
                        passId: number | null;
                        videoTime: {
                            found: string | null;
                            differs: boolean;
                        };
                        duplicates?: {
                            id: number;
                            levelId: number;
                            player: string;
                        }[];
                        submitter: components["schemas"]["UserRef"];
                        submitterDiscordUsername: string | null;
                        submitterDiscordId?: string | null;
                        declineReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        queuePosition: number | null;
                        claimedBy?: components["schemas"]["UserRef"] | null;
                        claimedUntil?: string | null;
                        submitterRecord?: {
                            approved: number;
                            declined: number;
                        };
                        submission: components["schemas"]["PassSubmission"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    autoApprovePasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        results: {
                            id: number;
                            success: boolean;
                            error?: string;
                            code?: string;
                            passId?: number;
                        }[];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: "level" | "pass";
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    formDuplicates: {
        parameters: {
            query: {
                type: "level" | "pass";
                song?: string;
                artist?: string;
                videoLink?: string;
                levelId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        duplicates: components["schemas"]["FormDuplicate"][];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    managedUsers: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    grantRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    discordId?: string;
                    userId?: number;
                    role: string;
                    superAdminPassword?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        user: components["schemas"]["ManagedUser"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    discordId?: string;
                    userId?: number;
                    role: string;
                    superAdminPassword?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        user: components["schemas"]["ManagedUser"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    raters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rater"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    userByDiscord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        username: string;
                        avatarUrl: string | null;
                        discordId: string | null;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discordAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscordUser"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingListItem"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ratingCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingCard"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: string;
                    comment: string;
                    isCommunityRating?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        levelId: number;
                        averageDifficulty: components["schemas"]["DiffRef"] | null;
                        averageDifficultyId: number | null;
                        communityDifficulty: components["schemas"]["DiffRef"] | null;
                        communityDifficultyId: number | null;
                        lowDiff: boolean;
                        requesterFR: string;
                        requireComment: boolean;
                        isVote: boolean;
                        isVeiled: boolean;
                        votes: {
                            manager: number;
                            community: number;
                        };
                        confirmedAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        level: components["schemas"]["Level"];
                        details: components["schemas"]["RatingDetail"][];
                        suggestions?: components["schemas"]["RatingSuggestion"][];
                        rating: components["schemas"]["Rating"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteRatingDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        levelId: number;
                        averageDifficulty: components["schemas"]["DiffRef"] | null;
                        averageDifficultyId: number | null;
                        communityDifficulty: components["schemas"]["DiffRef"] | null;
                        communityDifficultyId: number | null;
                        lowDiff: boolean;
                        requesterFR: string;
                        requireComment: boolean;
                        isVote: boolean;
                        isVeiled: boolean;
                        votes: {
                            manager: number;
                            community: number;
                        };
                        confirmedAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        level: components["schemas"]["Level"];
                        details: components["schemas"]["RatingDetail"][];
                        suggestions?: components["schemas"]["RatingSuggestion"][];
                        rating: components["schemas"]["Rating"];
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelWithRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        level: components["schemas"]["Level"];
                        ratings: components["schemas"]["Rating"] | null;
                        /** @description Seconds until the level can be rolled again. */
                        timeout?: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastRating"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                changeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditEffect"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    references: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reference"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    referencesOfDifficulty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reference"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    referencesOfLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        levelId: number;
                        references: {
                            difficulty: components["schemas"]["DiffRef"];
                            type: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                difficultyId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    references: {
                        type: string;
                        levelId: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        added: number;
                        removed: number;
                        updated: number;
                        reference: components["schemas"]["Reference"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                actor?: number;
                subject?: string;
                action?: "level.edit" | "level.delete" | "level.restore" | "level.hide" | "level.unhide" | "level.credits" | "level.verify" | "level.unverify" | "level.team" | "level.addAlias" | "level.editAlias" | "level.removeAlias" | "level.announce" | "level.markAnnounced" | "level.import" | "level.loadDemo" | "pass.edit" | "pass.delete" | "pass.restore" | "pass.announce" | "pass.markAnnounced" | "player.create" | "player.rename" | "player.country" | "player.ban" | "player.unban" | "player.pauseSubmissions" | "player.resumeSubmissions" | "player.banFromRating" | "player.unbanFromRating" | "player.linkDiscord" | "player.unlinkDiscord" | "player.endModifier" | "player.merge" | "player.undoMerge" | "creator.create" | "creator.edit" | "creator.link" | "creator.unlink" | "creator.merge" | "creator.undoMerge" | "creator.split" | "team.create" | "team.edit" | "levelSubmission.approve" | "levelSubmission.decline" | "levelSubmission.claim" | "levelSubmission.release" | "levelSubmission.assignProfiles" | "levelSubmission.addRequest" | "levelSubmission.removeRequest" | "levelSubmission.createCreator" | "levelSubmission.assignCreator" | "passSubmission.approve" | "passSubmission.decline" | "passSubmission.claim" | "passSubmission.release" | "passSubmission.assignPlayer" | "difficulty.create" | "difficulty.edit" | "difficulty.delete" | "difficulty.reorder" | "difficulty.directives" | "channel.create" | "channel.edit" | "channel.delete" | "chatRole.create" | "chatRole.edit" | "chatRole.delete" | "rating.removeVote" | "reference.replace" | "delivery.retry" | "delivery.cancel" | "delivery.test" | "backup.create" | "backup.prove" | "backup.restore" | "backup.rename" | "backup.delete" | "backup.upload" | "backup.download" | "user.create" | "user.resetPassword" | "user.grantRole" | "user.revokeRole";
                claims?: "show" | "hide";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["LogEntry"][];
                        count: number;
                        hasMore: boolean;
                        names: components["schemas"]["LogNames"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    directives: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Directive"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveDirectives: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Directives as they are answered; id is optional */
                    directives: unknown[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Directive"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    channels: {
        parameters: {
            query?: {
                inactive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label?: string;
                    webhookUrl?: string | null;
                    isActive?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label?: string;
                    webhookUrl?: string | null;
                    isActive?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        deliveryId: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chatRoles: {
        parameters: {
            query?: {
                inactive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRole"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createChatRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleId?: string;
                    label?: string;
                    isActive?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRole"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editChatRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleId?: string;
                    label?: string;
                    isActive?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRole"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteChatRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRole"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    simulateDirectives: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Directives as they are answered; id is optional */
                    directives: unknown[];
                    days: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    simulateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Directives as they are answered; id is optional */
                    directives: unknown[];
                    /** @enum {string} */
                    kind: "pass" | "level";
                    id: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["ChatMessage"][];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unannouncedLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnannouncedLevel"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unannouncedRerates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnannouncedLevel"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unannouncedPasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnannouncedPass"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announceNewLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    levelIds?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnounceResult"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announceRerates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    levelIds?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnounceResult"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announceLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    levelIds?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnounceResult"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announcePasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passIds?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnounceResult"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announcePassesAlso1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passIds?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnounceResult"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markLevelAnnounced: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markPassAnnounced: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "levels" | "rerates" | "passes";
                    ids?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["ChatMessage"][];
                        noTarget: number[];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announcementState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "levels" | "rerates" | "passes";
                    ids?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            isAnnounced: boolean;
                            announcement: components["schemas"]["Announcement"] | null;
                        }[];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stopAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "levels" | "rerates" | "passes";
                    ids?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        cancelled: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    levelAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"][];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deliveries: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                state?: "waiting" | "sending" | "sent" | "failed" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Delivery"][];
                        count: number;
                        hasMore: boolean;
                        counts: {
                            waiting: number;
                            failed: number;
                            sent: number;
                            cancelled: number;
                        };
                        oldestWaiting: string | null;
                        sentIn7Days: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deliveryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        delivery: components["schemas"]["Delivery"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        retried: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        delivery: components["schemas"]["Delivery"];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    backups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mysql: components["schemas"]["Backup"][];
                        files: components["schemas"]["Backup"][];
                        /** @description When the schedule last made a backup, or found nothing changed. */
                        lastScheduled: {
                            mysql: string | null;
                            files: string | null;
                        };
                        schedule: {
                            isOn: boolean;
                            next: string | null;
                            /** @description Since when a scheduled one is missing. */
                            late: {
                                mysql: string | null;
                                files: string | null;
                            };
                            lastTry: {
                                mysql: {
                                    /** Format: date-time */
                                    at: string;
                                    /** @description A code, or words of the system. */
                                    error: string | null;
                                } | null;
                                files: {
                                    /** Format: date-time */
                                    at: string;
                                    /** @description A code, or words of the system. */
                                    error: string | null;
                                } | null;
                            };
                        };
                        copy: {
                            /** @description The second place, without secrets; null: none is set. */
                            place: string | null;
                            /** @description Backups that it has not got yet. */
                            behind: number;
                            error: string | null;
                        };
                        folder: {
                            /** @description Why this process makes no backups. */
                            problem: ("BACKUP_FOLDER" | "STORAGE_FULL") | null;
                            freeBytes: number | null;
                            totalBytes: number | null;
                        };
                        work: {
                            /** @enum {string} */
                            what: "create" | "prove" | "restore";
                            /**
                             * @description mysql is the database.
                             * @enum {string}
                             */
                            type: "mysql" | "files";
                            filename: string | null;
                            /** @description A username; null: the schedule or the command. */
                            by: string | null;
                            bySchedule: boolean;
                            /** Format: date-time */
                            since: string;
                            /** @enum {string} */
                            step: "waiting" | "checking" | "pausing" | "copying" | "filling" | "comparing" | "standings" | "opening";
                            done: number;
                            of: number;
                            /** @description Written or read so far. */
                            bytes: number;
                        } | null;
                        /** @description Bytes */
                        uploadLimit: number;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        backups: components["schemas"]["Backup"][];
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    proveBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        proof: {
                            /** @enum {string} */
                            state: "proved" | "differs" | "skipped" | "none";
                            at: string | null;
                            /** @description How long it took to restore it. */
                            seconds: number | null;
                            differences: {
                                /**
                                 * @description rows and checksum are of a table, standings of a figure that was worked out anew, file of a file in the archive; restore: it could not be restored.
                                 * @enum {string}
                                 */
                                what: "rows" | "checksum" | "standings" | "file" | "restore";
                                /** @description The table, the figure or the file. */
                                subject: string;
                                /** @description How many of it differ. */
                                count: number;
                                /** @description stored is what the backup says. */
                                examples: {
                                    name: string;
                                    stored: string;
                                    found: string;
                                }[];
                            }[];
                            /** @description Why it was skipped. */
                            reason: "NO_SPACE" | null;
                        };
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    backupEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description The moment that it leads back to.
                         */
                        at: string;
                        /** @description Passes since then; null for files and archives. */
                        passes: number | null;
                        levels: number | null;
                        logEntries: number | null;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        safetyBackup: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renameBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                filename: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newName: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        newName: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "validateBackupUpload-head": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    backup: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        filename: string;
                    };
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description application/octet-stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "checkBackupDownload-head": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal; `code` says which. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
