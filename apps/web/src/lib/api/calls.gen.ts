// Written by `npm run generate` from the contract. Change the contract, not this file.

/** Addresses by name, under who may make the calls, what they are about, the method, and how the reply may be kept. */
export const calls = {
  'P auth GET none': {
    captcha: '/v2/auth/captcha',
    beginDiscordLogin: '/v2/auth/login/discord',
    finishDiscordByAddress: '/v2/auth/oauth/callback/discord',
  },
  'P auth POST': {
    login: '/v2/auth/login',
    finishDiscord: '/v2/auth/oauth/callback/discord',
    forgotPassword: '/v2/auth/password/forgot',
    resetPassword: '/v2/auth/password/reset',
    register: '/v2/auth/register',
    verifyEmail: '/v2/auth/verify/email',
  },
  'P creators GET': {
    creators: '/v2/database/creators',
    creator: '/v2/database/creators/byId/:id',
    searchCreators: '/v2/database/creators/search/:query',
    teams: '/v2/database/creators/teams',
    team: '/v2/database/creators/teams/byId/:id',
    searchTeams: '/v2/database/creators/teams/search/:query',
  },
  'P difficulties GET shared': {
    difficulties: '/v2/database/difficulties',
    difficultiesHash: '/v2/database/difficulties/hash',
  },
  'P home GET shared': {
    homeFeed: '/v2/home/feed',
  },
  'P levels GET': {
    listLevels: '/v2/database/levels',
    levelDetail: '/v2/database/levels/:id',
    levelAliases: '/v2/database/levels/:id/aliases',
    levelHistory: '/v2/database/levels/:id/history',
  },
  'P levels HEAD': {
    checkLevel: '/v2/database/levels/:id',
  },
  'P levels POST': {
    filterLevels: '/v2/database/levels/filter',
  },
  'P media GET shared': {
    levelArt: '/v2/media/art/:file',
    avatar: '/v2/media/avatar/:userId',
    bilibili: '/v2/media/bilibili',
    difficultyIcon: '/v2/media/icon/:file',
    image: '/v2/media/image',
    levelThumbnail: '/v2/media/thumbnail/level/:id',
    passThumbnail: '/v2/media/thumbnail/pass/:id',
    videoDetails: '/v2/media/video-details',
  },
  'P modifiers GET none': {
    playerModifiers: '/v2/database/players/:id/modifiers',
  },
  'P passes GET': {
    listPasses: '/v2/database/passes',
    passDetail: '/v2/database/passes/:id',
    passById: '/v2/database/passes/byId/:id',
    passesOfLevel: '/v2/database/passes/level/:id',
  },
  'P passes POST': {
    filterPasses: '/v2/database/passes',
  },
  'P play GET shared': {
    wheelImage: '/v2/media/wheel-image/:seed',
  },
  'P players GET': {
    leaderboard: '/v2/database/leaderboard',
    player: '/v2/database/players/:id',
    comparePlayers: '/v2/database/players/:id/compare/:otherId',
    playerStanding: '/v2/database/players/:id/standing',
    searchPlayers: '/v2/database/players/search/:name',
  },
  'P raters GET': {
    raters: '/v2/admin/users/raters',
  },
  'P ratings GET': {
    changeEffect: '/v2/database/levels/:id/history/:changeId/effect',
    levelRatings: '/v2/database/levels/:id/ratings',
    levelWithRatings: '/v2/database/levels/withRatings/:id',
  },
  'P references GET': {
    references: '/v2/database/references',
    referencesOfDifficulty: '/v2/database/references/difficulty/:id',
    referencesOfLevel: '/v2/database/references/level/:id',
  },
  'P site GET none': {
    health: '/health',
  },
  'P site GET shared': {
    config: '/v2/config',
  },
  'P statistics GET shared': {
    statistics: '/v2/database/statistics',
  },
  'R auth PUT': {
    editRatingProfile: '/v2/auth/profile/rating',
  },
  'R statistics GET': {
    staffStatistics: '/v2/admin/statistics',
  },
  'S announcements GET': {
    deliveries: '/v2/admin/deliveries',
    deliveryMessage: '/v2/admin/deliveries/:id/message',
    levelAnnouncements: '/v2/database/levels/:id/announcements',
    unannouncedLevels: '/v2/database/levels/unannounced/new',
    unannouncedRerates: '/v2/database/levels/unannounced/rerates',
    passAnnouncements: '/v2/database/passes/:id/announcements',
    unannouncedPasses: '/v2/database/passes/unannounced/new',
  },
  'S announcements POST': {
    previewAnnouncements: '/v2/admin/announcements/preview',
    announcementState: '/v2/admin/announcements/state',
    stopAnnouncements: '/v2/admin/announcements/stop',
    cancelDelivery: '/v2/admin/deliveries/:id/cancel',
    retryDelivery: '/v2/admin/deliveries/:id/retry',
    retryDeliveries: '/v2/admin/deliveries/retry',
    announceLevels: '/v2/database/levels/announce',
    markLevelAnnounced: '/v2/database/levels/markAnnounced/:id',
    markPassAnnounced: '/v2/database/passes/markAnnounced/:id',
    announceNewLevels: '/v2/webhook/levels',
    announcePasses: '/v2/webhook/passes',
    announceRerates: '/v2/webhook/rerates',
  },
  'S backups GET': {
    backupEffect: '/v2/admin/backup/effect/:type/:filename',
    backups: '/v2/admin/backup/list',
  },
  'S creators DELETE': {
    unlinkCreator: '/v2/database/creators/:id/discord',
    removeLevelTeam: '/v2/database/creators/level/:id/team',
  },
  'S creators GET': {
    levelsAudit: '/v2/database/creators/levels-audit',
    previewCreatorMerge: '/v2/database/creators/merge/preview',
    creatorMerges: '/v2/database/creators/merges',
    creatorTotals: '/v2/database/creators/totals',
  },
  'S creators POST': {
    newCreator: '/v2/database/creators',
    unverifyCredits: '/v2/database/creators/level/:id/unverify',
    verifyCredits: '/v2/database/creators/level/:id/verify',
    mergeCreators: '/v2/database/creators/merge',
    undoCreatorMerge: '/v2/database/creators/merges/:mergeId/undo',
    splitCreator: '/v2/database/creators/split',
    newTeam: '/v2/database/creators/teams',
  },
  'S creators PUT': {
    editCreator: '/v2/database/creators/:id',
    linkCreator: '/v2/database/creators/:id/discord/:discordId',
    setCredits: '/v2/database/creators/level/:id',
    setLevelTeam: '/v2/database/creators/level/:id/team',
    setTeamOfLevels: '/v2/database/creators/levels-audit/team',
    markCredits: '/v2/database/creators/levels-audit/verification',
    editTeam: '/v2/database/creators/teams/:id',
  },
  'S difficulties GET': {
    difficultyUsage: '/v2/database/difficulties/usage',
  },
  'S levels DELETE': {
    deleteLevel: '/v2/database/levels/:id',
    deleteLevelAlias: '/v2/database/levels/:id/aliases/:aliasId',
  },
  'S levels GET': {
    countAliasLevels: '/v2/database/levels/alias-propagation-count/:id',
  },
  'S levels PATCH': {
    restoreLevel: '/v2/database/levels/:id/restore',
    toggleLevelHidden: '/v2/database/levels/:id/toggle-hidden',
  },
  'S levels POST': {
    addLevelAlias: '/v2/database/levels/:id/aliases',
    previewLevelEdit: '/v2/database/levels/:id/preview',
  },
  'S levels PUT': {
    editLevel: '/v2/database/levels/:id',
    editLevelAlias: '/v2/database/levels/:id/aliases/:aliasId',
    setToRate: '/v2/database/levels/:id/toRate',
  },
  'S log GET': {
    log: '/v2/admin/log',
  },
  'S modifiers DELETE': {
    endModifier: '/v2/database/players/modifiers/:modifierId',
  },
  'S passes DELETE': {
    deletePass: '/v2/database/passes/:id',
  },
  'S passes PATCH': {
    restorePass: '/v2/database/passes/:id/restore',
  },
  'S passes PUT': {
    editPass: '/v2/database/passes/:id',
  },
  'S play PUT': {
    updateRolledLevel: '/v2/database/levels/:id/timeout',
  },
  'S players DELETE': {
    unlinkPlayerDiscord: '/v2/database/players/:id/discord',
  },
  'S players GET': {
    findDiscordForPlayer: '/v2/database/players/:id/discord/:discordId',
    previewPlayerMerge: '/v2/database/players/:id/merge/preview',
    playerMerges: '/v2/database/players/merges',
  },
  'S players PATCH': {
    banFromRating: '/v2/admin/users/:playerId/rating-ban',
    banPlayer: '/v2/database/players/:id/ban',
    pauseSubmissions: '/v2/database/players/:id/pause-submissions',
  },
  'S players POST': {
    mergePlayer: '/v2/database/players/:id/merge',
    createPlayer: '/v2/database/players/create',
    undoPlayerMerge: '/v2/database/players/merges/:mergeId/undo',
  },
  'S players PUT': {
    setPlayerCountry: '/v2/database/players/:id/country',
    linkPlayerDiscord: '/v2/database/players/:id/discord/:discordId',
    renamePlayer: '/v2/database/players/:id/name',
  },
  'S raters GET': {
    managedUsers: '/v2/admin/users',
    userByDiscord: '/v2/admin/users/discord/:discordId',
    discordAccount: '/v2/discord/users/:discordId',
  },
  'S raters POST': {
    grantRole: '/v2/admin/users/grant-role',
    revokeRole: '/v2/admin/users/revoke-role',
  },
  'S references PUT': {
    replaceReferences: '/v2/database/references/bulk/:difficultyId',
  },
  'S submissions DELETE': {
    releaseLevel: '/v2/admin/submissions/levels/:id/claim',
    removeCreatorRequest: '/v2/admin/submissions/levels/:id/creator-requests/:requestId',
    releasePass: '/v2/admin/submissions/passes/:id/claim',
  },
  'S submissions GET': {
    pendingLevels: '/v2/admin/submissions/levels/pending',
    pendingPasses: '/v2/admin/submissions/passes/pending',
  },
  'S submissions POST': {
    createProfile: '/v2/admin/profiles',
    autoApprovePasses: '/v2/admin/submissions/auto-approve/passes',
    claimLevel: '/v2/admin/submissions/levels/:id/claim',
    addCreatorRequest: '/v2/admin/submissions/levels/:id/creator-requests',
    createCreator: '/v2/admin/submissions/levels/:id/creators',
    claimPass: '/v2/admin/submissions/passes/:id/claim',
  },
  'S submissions PUT': {
    approveLevel: '/v2/admin/submissions/levels/:id/approve',
    assignCreator: '/v2/admin/submissions/levels/:id/assign-creator',
    declineLevel: '/v2/admin/submissions/levels/:id/decline',
    assignProfiles: '/v2/admin/submissions/levels/:id/profiles',
    undoLevelDecision: '/v2/admin/submissions/levels/:id/undo-decision',
    approvePass: '/v2/admin/submissions/passes/:id/approve',
    assignPlayer: '/v2/admin/submissions/passes/:id/assign-player',
    declinePass: '/v2/admin/submissions/passes/:id/decline',
    undoPassDecision: '/v2/admin/submissions/passes/:id/undo-decision',
  },
  'S+ announcements DELETE': {
    deleteChannel: '/v2/database/difficulties/channels/:id',
    deleteChatRole: '/v2/database/difficulties/roles/:id',
  },
  'S+ announcements GET': {
    directives: '/v2/database/difficulties/:id/directives',
    channels: '/v2/database/difficulties/channels',
    chatRoles: '/v2/database/difficulties/roles',
  },
  'S+ announcements POST': {
    saveDirectives: '/v2/database/difficulties/:id/directives',
    simulateDirectives: '/v2/database/difficulties/:id/directives/simulate',
    simulateMessage: '/v2/database/difficulties/:id/directives/simulate/message',
    createChannel: '/v2/database/difficulties/channels',
    testChannel: '/v2/database/difficulties/channels/:id/test',
    createChatRole: '/v2/database/difficulties/roles',
  },
  'S+ announcements PUT': {
    editChannel: '/v2/database/difficulties/channels/:id',
    editChatRole: '/v2/database/difficulties/roles/:id',
  },
  'S+ auth HEAD': {
    verifySuperAdminPassword: '/v2/admin/verify-password',
  },
  'S+ backups DELETE': {
    deleteBackup: '/v2/admin/backup/delete/:type/:filename',
  },
  'S+ backups GET': {
    downloadBackup: '/v2/admin/backup/download/:type/:filename',
  },
  'S+ backups HEAD': {
    checkBackupDownload: '/v2/admin/backup/download/:type/:filename',
    validateBackupUpload: '/v2/admin/backup/upload/:type/validate',
  },
  'S+ backups POST': {
    createBackup: '/v2/admin/backup/create/:type',
    proveBackup: '/v2/admin/backup/prove/:type/:filename',
    renameBackup: '/v2/admin/backup/rename/:type/:filename',
    restoreBackup: '/v2/admin/backup/restore/:type/:filename',
    uploadBackup: '/v2/admin/backup/upload/:type',
  },
  'S+ difficulties DELETE': {
    deleteDifficulty: '/v2/database/difficulties/:id',
  },
  'S+ difficulties HEAD': {
    verifyDifficultyPassword: '/v2/database/difficulties/verify-password',
  },
  'S+ difficulties POST': {
    createDifficulty: '/v2/database/difficulties',
    previewDifficulty: '/v2/database/difficulties/:id/preview',
  },
  'S+ difficulties PUT': {
    editDifficulty: '/v2/database/difficulties/:id',
    orderDifficulties: '/v2/database/difficulties/sort-orders',
  },
  'U auth DELETE': {
    revokeSession: '/v2/auth/sessions/:id',
  },
  'U auth GET': {
    beginDiscordLink: '/v2/auth/oauth/link/discord',
    profile: '/v2/auth/profile/me',
    sessions: '/v2/auth/sessions',
  },
  'U auth POST': {
    logout: '/v2/auth/logout',
    linkDiscord: '/v2/auth/oauth/link/discord',
    unlinkProvider: '/v2/auth/oauth/unlink/:provider',
    resendVerification: '/v2/auth/verify/resend',
  },
  'U auth PUT': {
    chooseLanguage: '/v2/auth/profile/language',
    editProfile: '/v2/auth/profile/me',
    changePassword: '/v2/auth/profile/password',
  },
  'U clears GET': {
    nextForYou: '/v2/database/clears/next',
  },
  'U clears GET own': {
    myClears: '/v2/database/clears/mine',
  },
  'U home GET': {
    ownHome: '/v2/home/own',
  },
  'U inbox GET': {
    inbox: '/v2/inbox',
  },
  'U inbox GET own': {
    inboxState: '/v2/inbox/state',
  },
  'U inbox POST': {
    readInbox: '/v2/inbox/read',
  },
  'U inbox PUT': {
    switchInbox: '/v2/inbox/switches/:name',
  },
  'U notifications GET': {
    events: '/events',
  },
  'U play GET': {
    levelWheel: '/v2/database/levels/all-levels',
  },
  'U players PUT': {
    pinPasses: '/v2/database/players/me/pins',
  },
  'U ratings DELETE': {
    deleteRatingDetail: '/v2/admin/rating/:id/detail/:userId',
  },
  'U ratings GET': {
    openRatings: '/v2/admin/rating',
    rating: '/v2/admin/rating/:id',
    ratingCards: '/v2/admin/rating/cards',
  },
  'U submissions DELETE': {
    withdrawSubmission: '/v2/form/my-submissions/:type/:id',
  },
  'U submissions GET': {
    mySubmissions: '/v2/form/my-submissions',
  },
  'V modifiers POST': {
    openCase: '/v2/database/players/modifiers/generate',
  },
  'V play POST': {
    draw: '/v2/play/draws',
  },
  'V play PUT': {
    setRolledDifficulty: '/v2/database/levels/:id/difficulty',
  },
  'V ratings PUT': {
    saveRating: '/v2/admin/rating/:id',
  },
  'V submissions GET': {
    formDuplicates: '/v2/form/duplicates',
  },
  'V submissions POST': {
    submitForm: '/v2/form/form-submit',
  },
} as const;
