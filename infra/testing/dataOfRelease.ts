/**
 * The resources of a prod deployment of release 1.0 that hold data, are needed to read it, or are known by
 * their address: stack, logical id, type, and the name where the template gives one. Under another stack or
 * id, CloudFormation would make a new, empty one. The logs of the functions with a route are missing on
 * purpose: later releases begin them anew in their domains' stacks; the old ones stay ("Retain").
 */
export const dataOfRelease = `
Data Key961B73FD AWS::KMS::Key
Data Records091F6ECA AWS::DynamoDB::Table
Data AccessLogs8B620ECA AWS::S3::Bucket
Data PhotosB9552D0D AWS::S3::Bucket
Data CredentialsPoolA598A9D9 AWS::Cognito::UserPool
Data SecretsStripe8F38C071 AWS::SecretsManager::Secret
Data SecretsSigning47855BBC AWS::SecretsManager::Secret
Data SecretsOrigin297BAAC6 AWS::SecretsManager::Secret
Edge ApiF70053CD AWS::ApiGatewayV2::Api beforehand-prod
Edge SiteDistribution390DED28 AWS::CloudFront::Distribution
Edge PaymentDistribution7436811D AWS::CloudFront::Distribution
Edge SiteFiles975A43CF AWS::S3::Bucket
Edge PaymentFiles26D64651 AWS::S3::Bucket
Edge AccessLogD598EBE9 AWS::Logs::LogGroup
Edge FirewallLog4D407857 AWS::Logs::LogGroup aws-waf-logs-beforehand-prod
Api FailedRuns6F7FC7C6 AWS::SQS::Queue
Api erasePhotosLog0A1A1ECE AWS::Logs::LogGroup
Api lapsePaymentsLog70C27083 AWS::Logs::LogGroup
Api measureQueuesLog8FA829DD AWS::Logs::LogGroup
Site CopyLog95051285 AWS::Logs::LogGroup
`;
